// Discord's markdown tree as virtual DOM, with the names that the sandbox knows.

import { h, safeUrl } from "./dom.js";
import { drawn } from "./drawn.js";
import { parse, placeOf, plainText } from "./markdown.js";
import { channelOf, hashFor, locale, store, userName } from "./store.js";
import { S } from "./strings.js";
import { longTime, stamp } from "./time.js";

const ONLY_EMOJI = /^(?:\p{RGI_Emoji}|\s)*$/v;

/** A text in Discord's markdown as a block; `large` lets a text of emojis alone be shown big, as in chat. */
export function rich(text, { large = false, className = "" } = {}) {
  const tree = parse(text ?? "");
  const jumbo = large && tree.length < 60 && tree.every(isEmoji);
  return h("div", { class: `rich ${className} ${jumbo ? "jumbo" : ""}`.trim() }, renderAll(tree));
}

function isEmoji(node) {
  return node.type === "emoji" || (node.type === "text" && ONLY_EMOJI.test(node.text));
}

/** The words of a markdown text, for announcements and labels. */
export function words(text) {
  return plainText(parse(text ?? ""), nodeName)
    .replace(/\s+/g, " ")
    .trim();
}

function nodeName(node) {
  if (node.type === "user") return mentionText(node.id);
  if (node.type === "channel") return channelText(node.id);
  if (node.type === "place") return isHere(node.place) ? placeText(node.place) : node.url;
  if (node.type === "role") return S.unknownRole;
  if (node.type === "stamp") return stamp(node.unix, node.style, locale());
  return node.type === "command" ? `/${node.name}` : node.name ? `:${node.name}:` : "";
}

const renderAll = (nodes) => nodes.map((node) => RENDER[node.type](node));
const mark = (tag) => (node) => h(tag, null, renderAll(node.content));

const RENDER = {
  text: (node) => drawn(node.text),
  strong: mark("strong"),
  em: mark("em"),
  underline: mark("u"),
  strike: mark("s"),
  quote: mark("blockquote"),
  subtext: (node) => h("small", { class: "subtext" }, renderAll(node.content)),
  heading: (node) =>
    h(
      "div",
      { class: `heading h${node.level}`, role: "heading", "aria-level": node.level + 3 },
      renderAll(node.content),
    ),
  list: (node) =>
    h(node.ordered ? "ol" : "ul", node.ordered ? { start: node.start } : null, node.items.map(renderItem)),
  code: (node) => h("code", null, node.text),
  codeblock: (node) => h("pre", { tabindex: "0" }, h("code", null, node.text)),
  link: renderLink,
  place: renderPlace,
  user: (node) => h("span", { class: node.id === store.person ? "mention me" : "mention" }, mentionText(node.id)),
  channel: renderChannel,
  role: () => h("span", { class: "mention" }, S.unknownRole),
  everyone: (node) => h("span", { class: "mention me" }, node.text),
  command: (node) => h("span", { class: "mention" }, `/${node.name}`),
  emoji: (node) => emojiNode(node),
  stamp: renderStamp,
  spoiler: renderSpoiler,
};

function renderItem(item) {
  return h("li", null, renderAll(item));
}

function mentionText(id) {
  const name = userName(id);
  return name === null ? S.unknownUser : `@${name}`;
}

function channelText(id) {
  const channel = channelOf(id);
  return channel ? `#${channel.name}` : S.unknownChannel;
}

function renderChannel(node) {
  if (!channelOf(node.id)) return h("span", { class: "mention" }, S.unknownChannel);
  return h("a", { class: "mention", href: hashFor(store.person, node.id) }, channelText(node.id));
}

const isHere = (place) => place.guild === store.guild.id && channelOf(place.channel) !== null;

function placeText(place) {
  const name = channelText(place.channel);
  return place.message ? S.messageOf(name) : name;
}

/** Where a link leads: a place in this guild is in this page, all else a tab of its own. */
export function linkProps(url) {
  const place = placeOf(url);
  if (place && isHere(place)) return { href: hashFor(store.person, place.channel, place.message) };
  return { href: url, target: "_blank", rel: "noopener noreferrer" };
}

function renderPlace(node) {
  if (!isHere(node.place)) return renderLink({ ...node, content: [{ type: "text", text: node.url }] });
  return h("a", { class: "mention", ...linkProps(node.url) }, placeText(node.place));
}

function renderLink(node) {
  const url = safeUrl(node.url);
  if (!url) return h("span", null, renderAll(node.content));
  return h("a", { ...linkProps(url), title: node.title ?? url }, renderAll(node.content));
}

/** A custom emoji `{id, name, animated}` or a Unicode one `{name}`; beside words it only decorates them. */
export function emojiNode(emoji, besideWords = false) {
  const silent = besideWords ? "true" : null;
  if (!emoji.id) return h("span", { class: "emoji-text", "aria-hidden": silent }, drawn(emoji.name ?? ""));
  const name = `:${emoji.name}:`;
  const src = `/cdn/emojis/${encodeURIComponent(emoji.id)}.${emoji.animated ? "gif" : "png"}`;
  const said = besideWords ? { alt: "" } : { alt: name, title: name };
  return h("img", { class: "emoji", src, ...said, "aria-hidden": silent, draggable: "false" });
}

function renderStamp(node) {
  const date = new Date(node.unix * 1000);
  if (Number.isNaN(date.getTime())) return `<t:${node.unix}>`;
  const props = { class: "stamp", datetime: date.toISOString(), title: longTime(date, locale()), lang: locale() };
  if (node.style === "R") props["data-ticks"] = String(node.unix);
  return h("time", props, stamp(node.unix, node.style, locale()));
}

function renderSpoiler(node) {
  const hidden = h("span", { class: "spoiler-text", inert: true }, renderAll(node.content));
  return h("span", { ...spoilerProps(`spoiler ${plainText(node.content, nodeName)}`), class: "spoiler" }, hidden);
}

/** What makes an element a cover that a click, Enter or Space takes away; its one child is `inert`. */
export function spoilerProps(key) {
  return { key, role: "button", tabindex: "0", "aria-label": S.spoiler, onclick: reveal, onkeydown: revealByKey };
}

function reveal(event) {
  const cover = event.currentTarget;
  if (cover.dataset.shown) return;
  event.preventDefault();
  event.stopPropagation();
  cover.dataset.shown = "yes";
  cover.firstElementChild.inert = false;
  for (const name of ["role", "aria-label"]) cover.removeAttribute(name);
  cover.tabIndex = -1;
}

function revealByKey(event) {
  if (event.target === event.currentTarget && (event.key === "Enter" || event.key === " ")) reveal(event);
}
