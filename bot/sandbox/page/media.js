// Pictures and files of a message, and the dialog that shows a picture in full size.

import { create, h, patch } from "./dom.js";
import { spoilerProps } from "./rich.js";
import { S } from "./strings.js";

const LOOPBACK = new Set(["127.0.0.1", "localhost", "[::1]"]);
const PICTURE = /\.(png|jpe?g|gif|webp|avif|apng)$/i;

/** The path of a file which this very server holds, or null: nothing is ever loaded from outside. */
function localPath(address) {
  let url;
  try {
    url = new URL(address, location.origin);
  } catch {
    return null;
  }
  return LOOPBACK.has(url.hostname) || url.origin === location.origin ? url.pathname + url.search : null;
}

const isPicture = (file) => (file.content_type ?? "").startsWith("image/") || PICTURE.test(file.filename ?? "");

/** All attachments of a message: the pictures, then the other files. */
export function attachments(message) {
  const files = message.attachments ?? [];
  const pictures = files.filter(isPicture);
  const others = files.filter((file) => !isPicture(file));
  return [gallery(pictures.map(fromAttachment)), others.map((file) => fileCard(file))];
}

function fromAttachment(file) {
  return { ...file, spoiler: (file.filename ?? "").startsWith("SPOILER_") };
}

// One to ten pictures in a grid, or null when there is none.
function gallery(items) {
  if (!items.length) return null;
  const columns = items.length === 1 ? "one" : items.length === 2 || items.length === 4 ? "two" : "three";
  return h(
    "div",
    { class: `gallery ${columns}`, alike: "gallery" },
    items.map((item, index) => picture(item, `picture ${index}`)),
  );
}

// A picture that a click opens in full size. `alike` keeps its element when an edit brings a new file.
function picture(item, alike) {
  const src = localPath(item.url);
  if (!src) return outside(item);
  const box = h(
    "div",
    { class: "picture", alike, vars: ratio(item) },
    image(item, src),
    zoomButton(item, src),
    altBadge(item),
  );
  return item.spoiler ? covered(box, item.url) : box;
}

function image(item, src) {
  const { width, height } = item;
  const alt = item.description || item.filename || S.picture;
  return h("img", { src, width, height, alt, draggable: "false", ...watched });
}

// No broken picture is shown; the element may get another file later.
const watched = {
  onerror: (event) => event.currentTarget.classList.add("missing"),
  onload: (event) => event.currentTarget.classList.remove("missing"),
};

function ratio(item) {
  return item.width && item.height
    ? { "--ratio": `${item.width} / ${item.height}`, "--natural": `${item.width}px` }
    : {};
}

function zoomButton(item, src) {
  const props = { class: "zoom", type: "button", "aria-label": S.zoom, "aria-haspopup": "dialog", "data-key": "zoom" };
  return h("button", { ...props, onclick: (event) => openViewer(item, src, event.currentTarget) });
}

function altBadge(item) {
  return item.description
    ? h("span", { class: "alt-badge", "aria-hidden": "true", title: item.description }, S.altWord)
    : null;
}

function outside(item) {
  const label = item.description || S.outsidePicture;
  return h("a", { class: "outside", href: item.url, target: "_blank", rel: "noopener noreferrer" }, label);
}

// Hides a node under a cover until somebody uncovers it.
function covered(node, key) {
  return h(
    "div",
    { ...spoilerProps(`cover ${key}`), class: "cover", "data-words": S.spoilerWord },
    h("div", { inert: true, class: "covered" }, node),
  );
}

// A file that is no picture: name, size, download.
function fileCard(file) {
  const src = localPath(file.url);
  const name = file.filename ?? S.download("");
  const link = h("a", { href: src, download: name, "aria-label": S.download(name) }, name);
  return h(
    "div",
    { class: "file", key: `file ${file.id ?? file.url}` },
    link,
    h("span", { class: "muted" }, size(file.size)),
  );
}

function size(bytes) {
  if (!Number.isFinite(bytes)) return "";
  const unit = bytes < 1024 ? "byte" : bytes < 1024 ** 2 ? "kilobyte" : "megabyte";
  const value = bytes / { byte: 1, kilobyte: 1024, megabyte: 1024 ** 2 }[unit];
  return new Intl.NumberFormat("en", { style: "unit", unit, maximumFractionDigits: 1 }).format(value);
}

let viewer = null;

function openViewer(item, src, opener) {
  viewer ??= document.body.appendChild(create(h("dialog", { class: "viewer" })));
  patch(viewer, viewerNode(item, src));
  viewer.onclose = () => opener.isConnected && opener.focus();
  viewer.showModal();
}

function viewerNode(item, src) {
  const close = () => viewer.close();
  const alt = item.description || "";
  const leave = (event) => event.target === viewer && close();
  return h(
    "dialog",
    { class: "viewer", "aria-label": item.filename || S.picture, onclick: leave },
    h(
      "div",
      { class: "viewer-picture" },
      h("img", { src, alt: alt || item.filename || S.picture, width: item.width, height: item.height, ...watched }),
    ),
    h("p", { class: "viewer-alt" }, alt || S.noAlt),
    h(
      "div",
      { class: "viewer-bar" },
      h("a", { href: src, target: "_blank", rel: "noopener noreferrer" }, S.openFile),
      h("button", { type: "button", class: "button secondary", onclick: close, autofocus: true }, S.close),
    ),
  );
}
