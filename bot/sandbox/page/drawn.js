// Emojis that the page draws itself, so that they are seen on a machine whose fonts have none, as Discord brings its own.

import { h } from "./dom.js";

// In the order of emojis.svg.
const DRAWN = ["🔵", "🔶", "⏸", "⚠", "🏁", "🏆", "▫", "✅", "❌", "💤", "⏮", "⏭", "◀", "▶", "⏳", "⚙", "💡", "🔎", "🏳", "✏", "⬆", "⬇", "🔒", "🥇", "🥈", "🥉"];
const ANY = new RegExp(`(${DRAWN.join("|")})\\ufe0f?`, "gu");

/** A text as strings and, for each emoji of emojis.svg, an element that shows the drawing and keeps the character. */
export function drawn(text) {
  const nodes = [];
  let end = 0;
  for (const found of text.matchAll(ANY)) {
    nodes.push(text.slice(end, found.index), emoji(found[0], DRAWN.indexOf(found[1])));
    end = found.index + found[0].length;
  }
  return [...nodes, text.slice(end)];
}

function emoji(character, at) {
  return h("span", { class: "drawn", vars: { "--at": String(at / (DRAWN.length - 1)) } }, character);
}
