// Discord's markdown as a tree: text in, nodes `{type, ...}` out. Knows nothing of the page.

const DEEPEST = 12;

const FENCE = /```(?:([\w+\-.#]+)\n)?\n*([\s\S]*?[^\n][\s\S]*?)\n*```/;

/** The tree of a whole text: blocks (heading, subtext, quote, list, codeblock) and inline nodes. */
export function parse(text, depth = 0) {
  const nodes = [];
  let rest = text;
  for (let fence = FENCE.exec(rest); fence; fence = FENCE.exec(rest)) {
    nodes.push(...parseLines(rest.slice(0, fence.index).replace(/\n$/, ""), depth));
    nodes.push({ type: "codeblock", language: fence[1] ?? "", text: fence[2] });
    rest = rest.slice(fence.index + fence[0].length).replace(/^\n/, "");
  }
  return nodes.concat(parseLines(rest, depth));
}

function parseLines(text, depth) {
  if (text === "") return [];
  const nodes = [];
  const plain = [];
  const lines = text.split("\n");
  for (let at = 0; at < lines.length;) {
    const block = parseBlock(lines, at, depth);
    if (block) {
      flush(plain, nodes, depth);
      nodes.push(block.node);
    } else plain.push(lines[at]);
    at += block?.lines ?? 1;
  }
  flush(plain, nodes, depth);
  return nodes;
}

function flush(plain, nodes, depth) {
  if (plain.length) nodes.push(...parseInline(plain.join("\n"), depth));
  plain.length = 0;
}

function parseBlock(lines, at, depth) {
  const line = lines[at];
  if (line.startsWith(">>> ")) return longQuote(lines, at, depth);
  if (line.startsWith("> ")) return quote(lines, at, depth);
  const heading = /^(#{1,3}) +(.*\S)/.exec(line);
  if (heading) return one({ type: "heading", level: heading[1].length, content: parseInline(heading[2], depth) });
  const small = /^-# +(.*\S)/.exec(line);
  if (small) return one({ type: "subtext", content: parseInline(small[1], depth) });
  return ITEM.test(line) ? list(lines, at, depth) : null;
}

const one = (node) => ({ node, lines: 1 });

function longQuote(lines, at, depth) {
  const text = [lines[at].slice(4), ...lines.slice(at + 1)].join("\n");
  return { node: { type: "quote", content: inner(text, depth) }, lines: lines.length - at };
}

function quote(lines, at, depth) {
  let end = at;
  while (end < lines.length && lines[end].startsWith("> ")) end += 1;
  const text = lines
    .slice(at, end)
    .map((line) => line.slice(2))
    .join("\n");
  return { node: { type: "quote", content: inner(text, depth) }, lines: end - at };
}

const inner = (text, depth) => (depth < DEEPEST ? parse(text, depth + 1) : [{ type: "text", text }]);

const ITEM = /^( *)([-*]|\d{1,10}\.) +(.*\S)/;

function list(lines, at, depth, level = 0) {
  const first = ITEM.exec(lines[at]);
  const indent = first[1].length;
  const ordered = /\d/.test(first[2]);
  const node = { type: "list", ordered, start: ordered ? Number.parseInt(first[2], 10) : 1, items: [] };
  let now = at;
  for (let item = first; item && item[1].length >= indent; item = ITEM.exec(lines[now] ?? "")) {
    if (item[1].length > indent && level < DEEPEST && node.items.length) {
      const below = list(lines, now, depth, level + 1);
      node.items.at(-1).push(below.node);
      now += below.lines;
    } else if (/\d/.test(item[2]) !== ordered) {
      break;
    } else {
      node.items.push(parseInline(item[3], depth));
      now += 1;
    }
  }
  return { node, lines: now - at };
}

const nest =
  (type, group = 1) =>
  (found, depth) => ({ type, content: inline(found[group], depth) });

// Tried in this order at every place that could begin one.
const RULES = [
  [/\\([^0-9A-Za-z\s])/y, (found) => ({ type: "text", text: found[1] })],
  [/(`+)([\s\S]*?[^`])\1(?!`)/y, (found) => ({ type: "code", text: found[2].trim() || found[2] })],
  [/\[((?:\\.|[^[\]\\\n])+)\]\(\s*<?(https?:\/\/[^\s)>]+)>?(?:\s+"([^"\n]*)")?\s*\)/y, maskedLink],
  [/<(https?:\/\/[^\s<>]+)>/y, (found) => bareLink(found[1])],
  [/https?:\/\/[^\s<]+[^<.,:;"'\])\s*_~|]/y, (found) => bareLink(found[0])],
  [/<@!?(\d{1,20})>/y, (found) => ({ type: "user", id: found[1] })],
  [/<#(\d{1,20})>/y, (found) => ({ type: "channel", id: found[1] })],
  [/<@&(\d{1,20})>/y, (found) => ({ type: "role", id: found[1] })],
  [/<\/([^:>\n]{1,100}):(\d{1,20})>/y, (found) => ({ type: "command", name: found[1] })],
  [/<(a?):(\w{1,32}):(\d{1,20})>/y, (found) => ({ type: "emoji", animated: !!found[1], name: found[2], id: found[3] })],
  [
    /<t:(-?\d{1,13})(?::([tTdDfFR]))?>/y,
    (found) => ({ type: "stamp", unix: Number(found[1]), style: found[2] ?? "f" }),
  ],
  [/@(everyone|here)\b/y, (found) => ({ type: "everyone", text: found[0] })],
  [/\*\*((?:\\[\s\S]|[^\\])+?)\*\*(?!\*)/y, nest("strong")],
  [/__((?:\\[\s\S]|[^\\])+?)__(?!_)/y, nest("underline")],
  [/\*(?=\S)((?:\*\*|\\[\s\S]|\s+(?:\\[\s\S]|[^\s*\\]|\*\*)|[^\s*\\])+?)\*(?!\*)/y, nest("em")],
  [/(?<![0-9A-Za-z])_((?:__|\\[\s\S]|[^\\_])+?)_(?![0-9A-Za-z])/y, nest("em")],
  [/~~([\s\S]+?)~~/y, nest("strike")],
  [/\|\|([\s\S]+?)\|\|/y, nest("spoiler")],
];

const PLAIN = /[\s\S](?:(?!https?:\/\/)[0-9A-Za-z\s\u00c0-\uffff])*/y;

const PLACE =
  /^https:\/\/(?:(?:ptb|canary)\.)?discord(?:app)?\.com\/channels\/(\d{1,20})\/(\d{1,20})(?:\/(\d{1,20}))?\/?$/;

/** `{guild, channel, message}` (ids; no message for a channel) of a link to a place in Discord, else null. */
export function placeOf(url) {
  const [, guild, channel, message] = PLACE.exec(url ?? "") ?? [];
  return guild ? { guild, channel, message } : null;
}

function bareLink(url) {
  const place = placeOf(url);
  return place ? { type: "place", url, place } : { type: "link", url, content: [text(url)] };
}

function maskedLink(found, depth) {
  return { type: "link", url: found[2], title: found[3], content: inline(found[1], depth) };
}

const text = (value) => ({ type: "text", text: value });

const inline = (value, depth) => (depth < DEEPEST ? parseInline(value, depth + 1) : [text(value)]);

/** The inline nodes of a piece of text. */
function parseInline(value, depth = 0) {
  const nodes = [];
  for (let at = 0; at < value.length;) {
    const [node, length] = nodeAt(value, at, depth);
    const last = nodes.at(-1);
    if (node.type === "text" && last?.type === "text") last.text += node.text;
    else nodes.push(node);
    at += length;
  }
  return nodes;
}

function nodeAt(value, at, depth) {
  for (const [pattern, make] of RULES) {
    pattern.lastIndex = at;
    const found = pattern.exec(value);
    if (found) return [make(found, depth), found[0].length];
  }
  PLAIN.lastIndex = at;
  const plain = PLAIN.exec(value)[0];
  return [text(plain), plain.length];
}

/** The words of a tree without its marks, with `name(node)` for what only the page can name. */
export function plainText(nodes, name) {
  return nodes.map((node) => plainNode(node, name)).join("");
}

function plainNode(node, name) {
  if (node.type === "spoiler") return "…";
  if (node.type === "list") return node.items.map((item) => ` ${plainText(item, name)} `).join("");
  if (BLOCKS.has(node.type)) return ` ${plainText(node.content, name)} `;
  if (node.content) return plainText(node.content, name);
  return node.text ?? name(node);
}

const BLOCKS = new Set(["heading", "subtext", "quote"]);
