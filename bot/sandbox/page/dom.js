// A small virtual DOM. Content becomes text nodes and vetted attributes only, never markup, so nothing a
// person or a bot sends can become a script. Patching keeps elements, and with them focus and scroll.

const VNODE = Symbol("vnode");
const URL_PROPS = new Set(["href", "src"]);
const LIVE_PROPS = new Set(["value", "checked", "hidden", "disabled", "indeterminate"]);

/** A virtual element. `props.key` names it among its siblings, `props.alike` is a second, weaker name. */
export function h(tag, props, ...children) {
  return { tag, props: props ?? {}, children: flatten(children) };
}

function flatten(list, out = []) {
  for (const item of list) {
    if (Array.isArray(item)) flatten(item, out);
    else if (item !== null && item !== undefined && item !== false && item !== "") out.push(normal(item));
  }
  return out;
}

function normal(item) {
  return typeof item === "object" ? item : String(item);
}

/** The address itself if a page may open it, else null: http, https and paths of this server. */
export function safeUrl(address) {
  let url;
  try {
    url = new URL(address, location.origin);
  } catch {
    return null;
  }
  return url.protocol === "http:" || url.protocol === "https:" ? url.href : null;
}

function setProp(el, name, value, before) {
  if (name === "key" || name === "alike" || name === "mounted") return;
  if (name.startsWith("on")) el[name] = typeof value === "function" ? value : null;
  else if (name === "vars") setVars(el, value ?? {}, before ?? {});
  else if (LIVE_PROPS.has(name)) el[name] = value ?? (name === "value" ? "" : false);
  else setAttribute(el, name, URL_PROPS.has(name) && value ? safeUrl(value) : value);
}

function setVars(el, vars, before) {
  for (const name of Object.keys(before)) if (!(name in vars)) el.style.removeProperty(name);
  for (const [name, value] of Object.entries(vars)) el.style.setProperty(name, value);
}

function setAttribute(el, name, value) {
  if (value === null || value === undefined || value === false) el.removeAttribute(name);
  else el.setAttribute(name, value === true ? "" : String(value));
}

function patchProps(el, before, after) {
  for (const name of Object.keys(before)) if (!(name in after)) setProp(el, name, null, before[name]);
  for (const [name, value] of Object.entries(after)) {
    if (before[name] !== value) setProp(el, name, value, before[name]);
  }
}

/** Makes a new DOM node of a virtual one. */
export function create(vnode) {
  if (typeof vnode === "string") return document.createTextNode(vnode);
  const el = document.createElement(vnode.tag);
  patchProps(el, {}, vnode.props);
  for (const child of vnode.children) el.append(create(child));
  el[VNODE] = vnode;
  vnode.props.mounted?.(el);
  return el;
}

/** Brings an element that `create` or `patch` made to a new virtual state, in place. */
export function patch(el, vnode) {
  const before = el[VNODE] ?? { props: {}, children: [] };
  if (before === vnode) return;
  patchProps(el, before.props, vnode.props);
  patchChildren(el, vnode.children);
  el[VNODE] = vnode;
}

/** Brings the children of an element to a list of virtual nodes, keeping those that match. */
export function patchChildren(el, nodes) {
  const children = flatten(nodes);
  const free = new Set(el.childNodes);
  const chosen = match(free, children);
  for (const node of free) node.remove();
  children.forEach((child, index) => {
    const node = chosen[index] ?? create(child);
    if (chosen[index]) update(node, child);
    place(el, node, el.childNodes[index] ?? null);
  });
}

function update(node, child) {
  if (typeof child !== "string") patch(node, child);
  else if (node.nodeValue !== child) node.nodeValue = child;
}

function place(parent, node, spot) {
  if (node === spot) return;
  if (node.parentNode === parent && parent.isConnected && parent.moveBefore) parent.moveBefore(node, spot);
  else parent.insertBefore(node, spot);
}

const STAGES = [
  (old, next) => next.props.key !== undefined && old.props.key === next.props.key,
  (old, next) => next.props.alike !== undefined && old.props.alike === next.props.alike,
  (old, next) => next.props.key === undefined && old.props.key === undefined,
];

function match(free, children) {
  const chosen = new Array(children.length);
  for (const same of STAGES) {
    children.forEach((child, index) => {
      if (chosen[index] || typeof child === "string") return;
      const node = find(free, (old) => old?.tag === child.tag && same(old, child));
      if (node) take(free, chosen, index, node);
    });
  }
  children.forEach((child, index) => {
    if (typeof child !== "string") return;
    for (const node of free) if (node.nodeType === Node.TEXT_NODE) return take(free, chosen, index, node);
  });
  return chosen;
}

function find(free, test) {
  for (const node of free) if (node[VNODE] && test(node[VNODE])) return node;
  return null;
}

function take(free, chosen, index, node) {
  free.delete(node);
  chosen[index] = node;
}

/** Text for screen readers only. */
export function hiddenText(text) {
  return h("span", { class: "sr-only" }, text);
}

let counter = 0;

/** An id that no other element of this page has. */
export function freshId(prefix) {
  counter += 1;
  return `${prefix}-${counter}`;
}
