// The message list: stays at the bottom, unless the reader scrolled up.

import { create, h, patch, patchChildren } from "./dom.js";
import { keepFocus } from "./focus.js";
import { authorName, forgetDrawn, isGrouped, messageNode } from "./message.js";
import { alertUser, speak } from "./notice.js";
import { closeOrphan } from "./select.js";
import { spokenChange, spokenText } from "./spoken.js";
import { FORUM, here, store, timeline, titleOf } from "./store.js";
import { S } from "./strings.js";

const NEAR = 48; // pixels from the bottom that still count as being there

let scroller;
let list;
let jump;
let stuck = true;
let lastTop = 0;
let fresh = false; // a message came while the reader was further up
let shown = "";

/** Takes the elements of the page and follows size changes, as when a picture arrives. */
export function startList() {
  scroller = document.getElementById("messages");
  list = document.getElementById("message-list");
  jump = document.getElementById("jump-place").appendChild(create(h("button", { hidden: true })));
  scroller.addEventListener("scroll", onScroll, { passive: true });
  const watcher = new ResizeObserver(() => stuck && toBottom());
  watcher.observe(list);
  watcher.observe(scroller);
}

function onScroll() {
  const { scrollTop } = scroller;
  if (scroller.scrollHeight - scrollTop - scroller.clientHeight < NEAR) stuck = true;
  else if (scrollTop < lastTop) stuck = false; // the reader went up; growing content alone never does this
  lastTop = scrollTop;
  if (stuck) fresh = false;
  drawJump();
}

function toBottom() {
  scroller.scrollTop = scroller.scrollHeight;
}

/** Scrolls to the newest message, as after sending one. */
export function followBottom() {
  stuck = true;
  fresh = false;
  toBottom();
  drawJump();
}

function drawJump() {
  const go = () => {
    followBottom();
    document.getElementById("composer-text")?.focus();
  };
  patch(
    jump,
    h(
      "button",
      {
        type: "button",
        class: fresh ? "jump fresh" : "jump",
        hidden: stuck,
        onclick: go,
        "aria-label": fresh ? S.newMessages : S.toBottom,
      },
      fresh ? `${S.newMessages} ↓` : "↓",
    ),
  );
}

/** Draws the list as the store has it. */
export function drawList() {
  const messages = timeline();
  const place = `${store.person} ${store.channel}`;
  if (place !== shown) stuck = true;
  shown = place;
  keepFocus(list, () =>
    patchChildren(list, [
      intro(messages),
      ...messages.map((message, at) => messageNode(message, isGrouped(message, messages[at - 1]))),
    ]),
  );
  forgetDrawn(new Set(messages.map((message) => message.id)));
  closeOrphan();
  scroller.setAttribute("aria-label", S.messagesIn(here()?.name ?? ""));
  if (store.target && store.loaded) goToTarget();
  if (stuck) toBottom();
  drawJump();
}

// Where a link to a message leads; the keyboard goes along.
function goToTarget() {
  const article = [...list.querySelectorAll("[data-id]")].find((one) => one.dataset.id === store.target);
  store.target = null;
  if (!article) return alertUser(S.noMessage);
  stuck = false;
  article.dataset.target = "yes";
  article.addEventListener("blur", () => delete article.dataset.target, { once: true });
  article.focus({ preventScroll: true });
  article.scrollIntoView({ block: "center" });
  return undefined;
}

function intro(messages) {
  const channel = here();
  if (!channel || messages.length >= 100) return null;
  if (!store.loaded) return h("li", { key: "intro", class: "intro" }, S.loading);
  return h(
    "li",
    { key: "intro", class: "intro" },
    h("h2", null, S.channelStart(titleOf(channel))),
    channel.type === FORUM ? null : h("p", null, S.tryCommand),
  );
}

/** Says a message that came or changed in the open channel, and marks it when it is out of sight. */
export function announce(message, before) {
  if (!before) fresh ||= !stuck;
  const text = before ? spokenChange(message, before) : spokenText(message);
  if (!text || message.author.id === store.person) return;
  const name = authorName(message.author);
  if (message.ephemeral) speak(S.saidPrivate(name, text));
  else speak(before && !before.thinking ? S.saidEdit(name, text) : S.saidNew(name, text));
}
