// The parts of a message of components version 2 that are no controls: texts, pictures, files, and what holds them.

import { h } from "./dom.js";
import { covered, fileCard, gallery } from "./media.js";
import { rich } from "./rich.js";

const THUMBNAIL = 11;

/** How each type is drawn; `draw(message, component)` draws what stands inside. */
export function blocks(draw) {
  const all = (message, list) => list.map((inner) => draw(message, inner));
  return {
    9: (message, section) => beside(all(message, section.components), draw(message, section.accessory), section),
    10: (_, display) => rich(display.content, { className: "content" }),
    11: (_, thumbnail) => h("div", { class: "thumbnail" }, gallery([shownMedia(thumbnail)])),
    12: (_, { items }) => gallery(items.map(shownMedia)),
    13: (_, file) => file.spoiler ? covered(fileCard(shownFile(file)), file.file.url) : fileCard(shownFile(file)),
    14: separator,
    17: (message, container) => box(container, all(message, container.components)),
  };
}

function shownMedia({ media, description, spoiler }) {
  return { ...media, description, spoiler };
}

function shownFile({ file, name, size }) {
  return { ...file, name, size };
}

function beside(texts, accessory, section) {
  const small = section.accessory.type === THUMBNAIL ? "with-thumbnail" : "";
  return h(
    "div",
    { class: `section ${small}`.trim() },
    h("div", { class: "section-texts" }, texts),
    h("div", { class: "accessory" }, accessory),
  );
}

function separator(_, { divider, spacing }) {
  const size = spacing === 2 ? "wide" : "";
  return h(divider === false ? "div" : "hr", { class: `separator ${size}`.trim() });
}

function box({ id, accent_color: accent, spoiler }, inside) {
  const coloured = accent !== null && accent !== undefined;
  const vars = coloured ? { "--accent": `#${accent.toString(16).padStart(6, "0")}` } : {};
  const node = h("div", { class: coloured ? "container accented" : "container", vars }, inside);
  return spoiler ? covered(node, `container ${id}`) : node;
}
