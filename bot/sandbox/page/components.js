// The components of a message as virtual DOM: its buttons and menus.

import { h } from "./dom.js";
import { drawn } from "./drawn.js";
import { busyKey, press } from "./interactions.js";
import { emojiNode } from "./rich.js";
import { defaultsOf, selectNode } from "./select.js";
import { changed, store } from "./store.js";
import { S } from "./strings.js";

const STYLES = { 1: "primary", 2: "secondary", 3: "success", 4: "danger" };

/** All components of a message, or null when it has none. */
export function components(message) {
  const list = message.components ?? [];
  if (!list.length) return null;
  const props = { class: "components", onkeydown: moveByArrows };
  if (message.id) Object.assign(props, { role: "group", "aria-label": S.controls });
  return h(
    "div",
    props,
    list.map((component) => row(message, component)),
  );
}

const BUTTON = 2;

function row(message, { components: inside }) {
  return h(
    "div",
    { class: "row" },
    inside.map((inner) => (inner.type === BUTTON ? button(message, inner) : select(message, inner))),
  );
}

function button(message, component) {
  const { label, emoji } = component;
  const named = /\p{L}{3}/u.test(label ?? ""); // a number alone doesn't say what the emoji does
  const inside = [emoji ? emojiNode(emoji, named) : null, label ? h("span", { class: "label" }, drawn(label)) : null];
  const busy = store.busy.has(busyKey(message, component));
  const act = component.disabled ? {} : { onclick: () => press(message, component) };
  return h(
    "button",
    {
      type: "button",
      class: `button ${STYLES[component.style]} ${busy ? "busy" : ""}`.trim(),
      ...identity(component),
      "aria-disabled": component.disabled ? "true" : null,
      "aria-busy": busy ? "true" : null,
      ...act,
    },
    inside,
  );
}

// A bot may mint new custom_ids at every edit; then the words on a button tell which one it was.
function identity(component) {
  const emoji = component.emoji ? `${component.emoji.id ?? ""}${component.emoji.name}` : "";
  const alike = `${component.type} ${emoji} ${component.label ?? component.placeholder ?? ""}`;
  return { key: component.custom_id, alike, "data-key": component.custom_id, "data-alike": alike };
}

const chosen = new Map(); // busyKey -> {of, values}: what this page chose in a select

function select(message, component) {
  const key = `${store.person} ${busyKey(message, component)}`;
  const of = JSON.stringify(component);
  const kept = chosen.get(key);
  const values = kept?.of === of ? kept.values : defaultsOf(component);
  const onDone = (next) => {
    chosen.set(key, { of, values: next });
    press(message, component, next);
    changed();
  };
  return selectNode(component, values, {
    onDone,
    busy: store.busy.has(busyKey(message, component)),
    props: identity(component),
  });
}

/** What this page chose in the selects of a message, so that a redraw notices. */
export function chosenIn(message) {
  const mine = [...chosen].filter(([key]) => key.startsWith(`${store.person} ${message.id} `));
  return JSON.stringify(mine.map(([, choice]) => choice.values));
}

/** All components of a list with those inside them. */
export function* walk(list) {
  for (const component of list) {
    yield component;
    yield* walk(component.components ?? []);
  }
}

const STEPS = { ArrowRight: 1, ArrowLeft: -1 };

// Tab reaches every control, as in Discord; the arrows are a short cut through a long hand.
function moveByArrows(event) {
  if (event.repeat && (event.key === "Enter" || event.key === " ")) event.preventDefault(); // a held key plays once
  if (event.target.getAttribute("aria-expanded") === "true" || event.altKey || event.ctrlKey || event.metaKey) return;
  const controls = [...event.currentTarget.querySelectorAll("[data-key]:not([inert] *)")];
  const next = neighbour(controls, event);
  if (!next) return;
  event.preventDefault();
  next.focus();
}

function neighbour(controls, event) {
  const at = controls.indexOf(event.target.closest("[data-key]"));
  if (at < 0) return null;
  if (event.key in STEPS) return controls[at + STEPS[event.key]];
  if (event.key === "Home") return controls[0];
  if (event.key === "End") return controls.at(-1);
  return event.target.matches(".select") ? null : inNextRow(controls, at, { ArrowDown: 1, ArrowUp: -1 }[event.key]);
}

function inNextRow(controls, at, direction) {
  if (!direction) return null;
  const from = controls[at].getBoundingClientRect();
  const boxes = controls.map((control) => ({ control, box: control.getBoundingClientRect() }));
  const beyond = boxes.filter(({ box }) => (direction > 0 ? box.top >= from.bottom - 1 : box.bottom <= from.top + 1));
  const distance = ({ box }) => Math.abs(box.top - from.top) * 1000 + Math.abs(box.left - from.left);
  return beyond.sort((a, b) => distance(a) - distance(b))[0]?.control ?? null;
}
