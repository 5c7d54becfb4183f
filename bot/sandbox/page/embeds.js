// Embeds of a message.

import { h } from "./dom.js";
import { medium, picture } from "./media.js";
import { linkProps, rich } from "./rich.js";
import { locale } from "./store.js";
import { messageTime } from "./time.js";

/** `#rrggbb` of Discord's colour number. */
export function colour(number) {
  return `#${(number & 0xffffff).toString(16).padStart(6, "0")}`;
}

/** All embeds of a message. */
export function embeds(message) {
  return (message.embeds ?? []).map((embed, index) => embedNode(message, embed, index));
}

function embedNode(message, embed, index) {
  const vars = Number.isInteger(embed.color) ? { "--accent": colour(embed.color) } : {};
  return h(
    "section",
    { class: "embed", key: `embed ${index}`, vars },
    h("div", { class: "embed-main" }, author(embed.author), title(embed), description(embed), fields(embed.fields)),
    embed.thumbnail
      ? h("div", { class: "embed-thumbnail" }, picture(medium(message, embed.thumbnail), "thumbnail"))
      : null,
    embed.image ? h("div", { class: "embed-image" }, picture(medium(message, embed.image), "image")) : null,
    footer(embed),
  );
}

function linked(text, url) {
  return url ? h("a", linkProps(url), text) : text;
}

function author(data) {
  return data ? h("div", { class: "embed-author" }, linked(data.name, data.url)) : null;
}

function title(embed) {
  return embed.title
    ? h("div", { class: "embed-title" }, linked(rich(embed.title, { className: "inline" }), embed.url))
    : null;
}

function description(embed) {
  return embed.description ? rich(embed.description, { className: "embed-text" }) : null;
}

function fields(list) {
  if (!list?.length) return null;
  return h(
    "div",
    { class: "embed-fields" },
    list.map((field, index) =>
      h(
        "div",
        { class: field.inline ? "embed-field inline" : "embed-field", alike: `field ${index}` },
        h("div", { class: "embed-name" }, rich(field.name)),
        rich(field.value),
      ),
    ),
  );
}

function footer(embed) {
  const time = embed.timestamp ? messageTime(embed.timestamp, locale()) : null;
  const text = [embed.footer?.text, time].filter(Boolean).join(" • ");
  return text ? h("div", { class: "embed-footer" }, text) : null;
}
