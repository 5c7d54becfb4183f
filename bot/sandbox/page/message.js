// One message of the list as virtual DOM.

import { api } from "./api.js";
import { chosenIn, components, walk } from "./components.js";
import { confirmRemoval } from "./confirm.js";
import { h, hiddenText } from "./dom.js";
import { busyKey, dismissLocal } from "./interactions.js";
import { attachments } from "./media.js";
import { attempt } from "./notice.js";
import { rich, words } from "./rich.js";
import { locale, me, store, userName } from "./store.js";
import { S } from "./strings.js";
import { longTime, messageTime } from "./time.js";

const AVATARS = 6;
const CHAT_TYPES = new Set([0, 19, 20, 23]);
const SYSTEM = { 6: S.pinned, 7: S.joined, 18: S.threadMade };
const GROUPED_FOR = 7 * 60 * 1000;
const QUOTED = 120; // characters of a message that an answer repeats

/** The name under which an author is shown. */
export function authorName(author) {
  return userName(author.id) ?? author.global_name ?? author.username ?? "?";
}

/** A round picture or letter of a user. */
export function avatar(user) {
  if (user.avatar) {
    const src = `/cdn/avatars/${encodeURIComponent(user.id)}/${encodeURIComponent(user.avatar)}.png?size=64`;
    return h("img", { class: "avatar", src, alt: "", width: 40, height: 40, "aria-hidden": "true", draggable: "false" });
  }
  const name = user.name ?? authorName(user);
  const letter = [...name][0]?.toUpperCase() ?? "?";
  const place = store.people.findIndex((person) => person.id === user.id);
  const shade = place < 0 ? "shade-app" : `shade-${place % AVATARS}`;
  return h("span", { class: `avatar ${shade}`, "aria-hidden": "true" }, letter);
}

/** Whether a message stands below the one before without a head of its own. */
export function isGrouped(message, before) {
  if (!before || message.local || before.local || message.interaction_user || message.message_reference) return false;
  if (message.author.id !== before.author.id || message.ephemeral !== before.ephemeral) return false;
  if (!CHAT_TYPES.has(message.type ?? 0) || !CHAT_TYPES.has(before.type ?? 0)) return false;
  return new Date(message.timestamp) - new Date(before.timestamp) < GROUPED_FOR;
}

const drawn = new Map(); // message id -> {state, message, node}: what needn't be drawn anew

/** The list item of a message. The same object comes back as long as nothing of it changed. */
export function messageNode(message, grouped) {
  const told = `${store.failed.get(message.id) ?? ""} ${waiting(message)} ${quote(message)}`;
  const state = `${grouped} ${store.world} ${store.person} ${told}`;
  const old = drawn.get(message.id);
  if (old?.message === message && old.state === state) return old.node;
  const node = h("li", { key: message.id }, message.local ? localNote(message) : article(message, grouped));
  drawn.set(message.id, { state, message, node });
  return node;
}

/** Forgets drawn messages that are not in the list any more. */
export function forgetDrawn(ids) {
  for (const id of drawn.keys()) if (!ids.has(id)) drawn.delete(id);
}

function waiting(message) {
  const ids = [...walk(message.components ?? [])].map((component) => component.custom_id).filter(Boolean);
  const busy = ids.filter((custom_id) => store.busy.has(busyKey(message, { custom_id })));
  return busy.join(" ") + chosenIn(message);
}

function article(message, grouped) {
  if (!CHAT_TYPES.has(message.type ?? 0)) return systemLine(message);
  const mentioned = (message.mentions ?? []).some((user) => user.id === store.person);
  const states = [grouped && "grouped", message.ephemeral && "ephemeral", mentioned && "mentioned"].filter(Boolean);
  const label = S.by(authorName(message.author), messageTime(message.timestamp, locale()));
  return h(
    "article",
    { class: `message ${states.join(" ")}`.trim(), "data-id": message.id, "aria-label": label, tabindex: "-1" },
    origin(message),
    grouped ? null : avatar(message.author),
    h(
      "div",
      { class: "body" },
      grouped ? hiddenTime(message) : head(message),
      body(message),
      failure(message),
      privacy(message),
    ),
    tools(message),
  );
}

function origin(message) {
  if (message.interaction_command) return usage(message);
  const replied = message.referenced_message;
  if (!message.message_reference || message.type !== 19) return null;
  const text = replied ? [h("b", null, authorName(replied.author)), " ", quote(message)] : S.originalGone;
  return h(
    "div",
    { class: "origin" },
    replied ? hiddenText(S.replyTo(authorName(replied.author))) : null,
    h("span", { class: "origin-text" }, text),
  );
}

// The beginning of what a message answers, as that message is by now.
function quote({ referenced_message: replied }) {
  if (!replied) return "";
  const letters = [...words((store.messages.get(replied.id) ?? replied).content)];
  return letters.length > QUOTED ? `${letters.slice(0, QUOTED - 1).join("").trimEnd()}…` : letters.join("");
}

function usage({ interaction_user: user, interaction_command: command }) {
  return h(
    "div",
    { class: "origin" },
    h(
      "span",
      { class: "origin-text" },
      h("b", null, user ?? "?"),
      S.used,
      h("span", { class: "command-name" }, command),
    ),
  );
}

function head(message) {
  const { author } = message;
  return h(
    "div",
    { class: "head" },
    h("span", { class: "author" }, authorName(author)),
    author.bot ? h("span", { class: "badge" }, S.app) : null,
    time(message),
    message.pinned ? h("span", { class: "time" }, S.isPinned) : null,
  );
}

function time(message) {
  const iso = message.timestamp;
  return h("time", { class: "time", datetime: iso, title: longTime(iso, locale()) }, messageTime(iso, locale()));
}

function hiddenTime(message) {
  return h("span", { class: "side-time", "aria-hidden": "true" }, messageTime(message.timestamp, locale()));
}

function body(message) {
  if (message.thinking) return thinking(message);
  const edited = message.edited_timestamp
    ? h("span", { class: "edited", title: S.editedAt(longTime(message.edited_timestamp, locale())) }, S.edited)
    : null;
  const text = message.content ? rich(message.content, { large: true, className: "content" }) : null;
  return h(
    "div",
    { class: "parts" },
    text,
    message.content ? edited : null,
    attachments(message),
    components(message),
    message.content ? null : edited,
  );
}

function thinking(message) {
  const dots = h("span", { class: "dots", "aria-hidden": "true" }, h("i"), h("i"), h("i"));
  return h("div", { class: "thinking" }, dots, " ", S.thinking(authorName(message.author)));
}

function failure(message) {
  const text = store.failed.get(message.id);
  return text ? h("p", { class: "failure", role: "alert" }, text) : null;
}

function privacy(message) {
  if (!message.ephemeral) return null;
  return h(
    "p",
    { class: "privacy" },
    h("span", { class: "eye", "aria-hidden": "true" }),
    S.onlyYou,
    " • ",
    h("button", { type: "button", class: "link-button", onclick: () => removeMessage(message) }, S.dismiss),
  );
}

function tools(message) {
  const mine = message.author.id === store.person;
  if (message.ephemeral || !(mine || me()?.moderator)) return null;
  const ask = (event) => confirmRemoval(event.currentTarget, message, () => removeMessage(message));
  return h(
    "div",
    { class: "tools" },
    h(
      "button",
      { type: "button", class: "icon-button remove", "aria-label": S.remove, title: S.remove, onclick: ask },
      h("span", { class: "bin", "aria-hidden": "true" }),
    ),
  );
}

function removeMessage(message) {
  const { person, channel } = store;
  return attempt(() => api.deleteMessage(person, channel, message.id));
}

function systemLine(message) {
  const word = SYSTEM[message.type];
  const text = word ? word(authorName(message.author)) : S.systemMessage;
  return h(
    "article",
    { class: "message system", "data-id": message.id, tabindex: "-1" },
    h("div", { class: "body" }, text, " ", time(message)),
    tools(message),
  );
}

function localNote(note) {
  const user = userName(note.person);
  return h(
    "article",
    { class: "message ephemeral", "data-id": note.id, tabindex: "-1", "aria-label": S.onlyYou },
    usage({ interaction_user: user, interaction_command: note.title }),
    avatar(store.bot),
    h(
      "div",
      { class: "body" },
      h("div", { class: "head" }, h("span", { class: "author" }, store.bot.name), h("span", { class: "badge" }, S.app)),
      h("p", { class: "failure" }, note.reason),
      h(
        "p",
        { class: "privacy" },
        h("span", { class: "eye", "aria-hidden": "true" }),
        S.onlyYou,
        " • ",
        h("button", { type: "button", class: "link-button", onclick: () => dismissLocal(note.id) }, S.dismiss),
      ),
    ),
  );
}
