// Messages in words, for those who hear the page.

import { walk } from "./components.js";
import { authorName } from "./message.js";
import { words } from "./rich.js";
import { S } from "./strings.js";

const all = (message) => [...walk(message.components ?? [])];

// What a message says, line by line, in markdown: its content, or its displays of text.
function spokenLines(message) {
  const texts = [message.content ?? "", ...all(message).map((component) => component.content ?? "")];
  return texts.flatMap((text) => text.split("\n")).filter((line) => line.trim());
}

// The alt texts of its pictures, wherever they stand.
function spokenPictures(message) {
  const shown = [...(message.attachments ?? []), ...all(message).flatMap((component) => component.items ?? component)];
  return shown.map((picture) => (picture.media || picture.url ? picture.description : null)).filter(Boolean);
}

/** A new message in words, for the spoken log. */
export function spokenText(message) {
  if (message.thinking) return S.thinking(authorName(message.author));
  return [...spokenLines(message).map(words), ...spokenPictures(message).map(S.withPicture)].join(" ");
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
