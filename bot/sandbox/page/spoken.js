// Messages in words, for those who hear the page.

import { authorName } from "./message.js";
import { words } from "./rich.js";
import { S } from "./strings.js";

// What a message says, line by line, in markdown.
function spokenLines(message) {
  return (message.content ?? "").split("\n").filter((line) => line.trim());
}

/** A new message in words, for the spoken log. */
export function spokenText(message) {
  if (message.thinking) return S.thinking(authorName(message.author));
  const pictures = (message.attachments ?? []).map((file) => file.description).filter(Boolean);
  return [...spokenLines(message).map(words), ...pictures.map(S.withPicture)].join(" ");
}

/** What is new in a message that was changed: only the lines that it did not have. */
export function spokenChange(message, before) {
  if (before.thinking) return spokenText(message);
  const known = new Set(spokenLines(before));
  return spokenLines(message)
    .filter((line) => !known.has(line))
    .map(words)
    .join(" ");
}
