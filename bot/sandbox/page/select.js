// Select menus: a button that opens a list of one or several choices. Serves messages and modals.

import { h } from "./dom.js";
import { drawn } from "./drawn.js";
import { Listbox } from "./listbox.js";
import { alertUser } from "./notice.js";
import { fixedChoices, T } from "./optionvalue.js";
import { emojiNode } from "./rich.js";
import { S } from "./strings.js";

const OFFERED = { 5: { type: T.user }, 6: { type: T.role } }; // by the type of a select

/** What a select component offers: `[{value, label, detail, icon}]`. */
function choicesOf(component) {
  return component.options?.map(choiceOf) ?? fixedChoices(OFFERED[component.type]);
}

function choiceOf(option) {
  const icon = option.emoji ? emojiNode(option.emoji, true) : null;
  return { value: option.value, label: option.label, detail: option.description, icon };
}

/** The values that a component says are chosen from the start. */
export function defaultsOf(component) {
  return (component.options ?? []).filter((option) => option.default).map((option) => option.value);
}

/**
 * The button of a select. `onDone(values)` comes when the choice has changed and the list is closed; the person is told
 * when the menu wants more.
 */
export function selectNode(component, values, { onDone, busy, props }) {
  const chosen = choicesOf(component).filter((choice) => values.includes(choice.value));
  const name = component.placeholder ?? (chosen.map((choice) => choice.label).join(", ") || S.chooseOne);
  const open = (event) => new OpenSelect(event.currentTarget, component, values, { onDone, name }).open();
  const act =
    component.disabled || busy
      ? {}
      : { onclick: (event) => toggle(event, open), onkeydown: (event) => keyDown(event, open), onkeyup: keyUp };
  const aria = { role: "combobox", "aria-haspopup": "listbox", "aria-expanded": "false", "aria-label": name };
  const offers = { "data-offers": offersOf(component) };
  const states = { "aria-disabled": component.disabled ? "true" : null, "aria-busy": busy ? "true" : null };
  return h(
    "button",
    { type: "button", class: "select", ...aria, ...states, ...offers, ...act, ...props },
    h(
      "span",
      { class: chosen.length ? "select-value" : "select-value empty" },
      chosen.length ? chosen.map(chip) : (component.placeholder ?? S.chooseOne),
    ),
  );
}

// What a menu asks, to notice when an edit of the message has changed it under an open list.
function offersOf(component) {
  const { min_values: min, max_values: max } = component;
  const offered = choicesOf(component).map((choice) => choice.value);
  return `${min ?? 1} ${max ?? 1} ${offered.join(" ")}`;
}

function chip(choice) {
  return h("span", { class: "chip" }, choice.icon, drawn(choice.label));
}

let current = null;
let swallowed = false;

// A button clicks when Space comes up, even if its going down was already used to choose.
function keyUp(event) {
  if (event.key === " " && swallowed) event.preventDefault();
  swallowed = false;
}

function toggle(event, open) {
  if (current?.trigger === event.currentTarget) current.finish();
  else open(event);
}

function keyDown(event, open) {
  if (current?.trigger === event.currentTarget) return current.key(event);
  if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
  event.preventDefault();
  open(event);
}

class OpenSelect {
  #typed = "";
  #typedAt = 0;

  constructor(trigger, component, values, { onDone, name: label }) {
    Object.assign(this, { trigger, component, before: values, onDone });
    this.min = component.min_values ?? 1;
    this.max = component.max_values ?? 1;
    this.multi = this.max > 1;
    this.offers = offersOf(component);
    this.chosen = new Set(values);
    const footer = this.multi ? () => this.#footer() : null;
    this.listbox = new Listbox({
      label,
      multi: this.multi,
      onPick: (item) => this.#pick(item),
      onOutside: () => this.finish(),
      footer,
    });
  }

  open() {
    current?.finish();
    current = this;
    this.trigger.addEventListener("blur", this.#blur);
    const first = choicesOf(this.component).findIndex((choice) => this.chosen.has(choice.value));
    this.#show(Math.max(first, 0));
  }

  #show(active) {
    const full = this.multi && this.chosen.size >= this.max;
    const items = choicesOf(this.component).map((choice) => {
      const selected = this.chosen.has(choice.value);
      return { ...choice, selected, disabled: full && !selected };
    });
    this.listbox.show(this.trigger, items, { active });
  }

  #footer() {
    const range = S.multiHint(this.min, Math.min(this.max, choicesOf(this.component).length));
    const ready = this.chosen.size >= this.min;
    const act = ready ? { onclick: () => this.finish() } : { "aria-disabled": "true" };
    const done = h("button", { type: "button", class: "button primary small", tabindex: "-1", ...act }, S.done);
    const count = h("b", { role: "status" }, S.chosenCount(this.chosen.size));
    const keys = h("span", { class: "key-hint" }, S.multiKeys);
    return h("div", { class: "listbox-footer" }, h("span", null, range, " ", count, " ", keys), done);
  }

  #pick(item) {
    if (!this.multi) return this.#pickOne(item.value);
    if (this.chosen.has(item.value)) this.chosen.delete(item.value);
    else if (this.chosen.size < this.max) this.chosen.add(item.value);
    this.#show(choicesOf(this.component).findIndex((choice) => choice.value === item.value));
  }

  #pickOne(value) {
    if (this.chosen.has(value) && this.min === 0) this.chosen.clear();
    else this.chosen = new Set([value]);
    this.finish();
  }

  key(event) {
    if (this.listbox.navigate(event)) return;
    if (event.key === "Escape") this.#swallow(event, () => this.close());
    else if (event.key === "Enter" && this.multi) this.#swallow(event, () => this.finish());
    else if (event.key === "Enter" || (event.key === " " && !this.#typed))
      this.#swallow(event, () => this.listbox.pick());
    else if (event.key === "Tab") this.finish();
    else if (event.key.length === 1 && !event.ctrlKey && !event.metaKey)
      this.#swallow(event, () => this.#type(event.key));
  }

  #swallow(event, act) {
    event.preventDefault();
    event.stopPropagation();
    swallowed = event.key === " ";
    act();
  }

  #type(letter) {
    const now = performance.now();
    this.#typed = now - this.#typedAt < 700 ? this.#typed + letter : letter;
    this.#typedAt = now;
    setTimeout(() => (this.#typed = ""), 700);
    this.listbox.typeahead(this.#typed);
  }

  /** Closes, and tells the choice when it changed and is big enough. */
  finish() {
    this.close();
    const values = choicesOf(this.component)
      .map((choice) => choice.value)
      .filter((value) => this.chosen.has(value));
    const same = values.length === this.before.length && values.every((value) => this.before.includes(value));
    if (same) return;
    if (values.length >= this.min) this.onDone(values);
    else alertUser(S.tooFewChosen(this.min));
  }

  close() {
    if (current === this) current = null;
    this.trigger.removeEventListener("blur", this.#blur);
    this.listbox.hide();
  }

  #blur = () => this.finish();
}

/** Closes an open select whose button is gone, or asks something else by now. */
export function closeOrphan() {
  if (!current) return;
  if (!current.trigger.isConnected || current.trigger.dataset.offers !== current.offers) current.close();
}
