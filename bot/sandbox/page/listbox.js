// A pop-up list of options for a combobox that keeps the focus (aria-activedescendant pattern).

import { create, freshId, h, patch, patchChildren } from "./dom.js";
import { drawn } from "./drawn.js";
import { S } from "./strings.js";

const EDGE = 8;

export class Listbox {
  #anchor = null;
  #active = -1;
  #items = [];

  /** `onPick(item)` when an item `{label, words?, detail?, icon?, value, selected?, disabled?}` is chosen. */
  constructor({ label, multi = false, onPick, onOutside = null, footer = null }) {
    Object.assign(this, { label, multi, onPick, onOutside, footer });
    this.id = freshId("list");
    this.list = create(
      h("ul", { role: "listbox", id: this.id, "aria-label": label, "aria-multiselectable": multi ? "true" : null }),
    );
    this.note = create(h("div", { class: "listbox-note" }));
    this.box = create(h("div", { class: "listbox", popover: "manual", onpointerdown: keepFocus }));
    this.box.append(this.list, this.note);
  }

  get isOpen() {
    return this.#anchor !== null;
  }

  get active() {
    return (this.isOpen && this.#items[this.#active]) || null;
  }

  /** Shows these items at the anchor; `active` is an index, -1 for none; `empty` words an empty list. */
  show(anchor, items, { active = -1, empty = S.noMatch } = {}) {
    if (!this.isOpen) this.#attach(anchor);
    this.#items = items;
    this.#active = items.length ? Math.min(active, items.length - 1) : -1;
    this.empty = empty;
    this.#render();
    this.#place();
  }

  #attach(anchor) {
    this.#anchor = anchor;
    (anchor.closest("dialog") ?? document.body).append(this.box);
    this.box.showPopover();
    anchor.setAttribute("aria-expanded", "true");
    anchor.setAttribute("aria-controls", this.id);
    addEventListener("scroll", this.#place, true);
    addEventListener("resize", this.#place);
    document.addEventListener("pointerdown", this.#outside, true);
  }

  /** Hides the list; harmless when it is hidden. */
  hide() {
    const anchor = this.#anchor;
    if (!anchor) return;
    this.#anchor = null;
    this.box.remove();
    anchor.setAttribute("aria-expanded", "false");
    for (const name of ["aria-controls", "aria-activedescendant"]) anchor.removeAttribute(name);
    removeEventListener("scroll", this.#place, true);
    removeEventListener("resize", this.#place);
    document.removeEventListener("pointerdown", this.#outside, true);
  }

  #outside = (event) => {
    if (!this.box.contains(event.target) && !this.#anchor?.contains(event.target)) this.onOutside?.();
  };

  /** Arrow keys, Home, End and the page keys move; true when the key was one of them. */
  navigate(event) {
    const step = { ArrowDown: 1, ArrowUp: -1, PageDown: 8, PageUp: -8, Home: -Infinity, End: Infinity }[event.key];
    if (step === undefined || !this.isOpen || event.altKey) return false;
    if (Math.abs(step) === Infinity && this.#anchor.matches("input, textarea")) return false;
    event.preventDefault();
    this.#move(step);
    return true;
  }

  #move(step) {
    const last = this.#items.length - 1;
    const wraps = Math.abs(step) === 1;
    let next = this.#active + step;
    if (this.#active < 0 && step === -1) next = last;
    if (next > last) next = wraps && this.#active === last ? 0 : last;
    if (next < 0) next = wraps && this.#active === 0 ? last : 0;
    this.goTo(next);
  }

  /** Makes the item with this index the active one. */
  goTo(index) {
    this.#active = index;
    this.#render();
  }

  /** Makes the first item that begins with these letters the active one. */
  typeahead(letters) {
    const at = this.#items.findIndex((item) => item.label.toLowerCase().startsWith(letters.toLowerCase()));
    if (at >= 0) this.goTo(at);
  }

  /** Chooses the active item; false when there is none. */
  pick() {
    const item = this.active;
    if (!item || item.disabled) return false;
    this.onPick(item);
    return true;
  }

  #render() {
    patchChildren(
      this.list,
      this.#items.map((item, index) => this.#option(item, index)),
    );
    const note = this.#items.length ? this.footer?.() : this.empty;
    patch(this.note, h("div", { class: "listbox-note", hidden: !note }, note));
    const current = this.list.children[this.#active];
    if (current) this.#anchor.setAttribute("aria-activedescendant", current.id);
    else this.#anchor.removeAttribute("aria-activedescendant");
    current?.scrollIntoView({ block: "nearest" });
  }

  #option(item, index) {
    const state = [index === this.#active && "active", item.selected && "selected", item.disabled && "disabled"];
    const props = { id: `${this.id}-${index}`, role: "option", class: state.filter(Boolean).join(" ") || null };
    props["aria-selected"] = String(
      this.multi || item.selected !== undefined ? !!item.selected : index === this.#active,
    );
    props["aria-disabled"] = item.disabled ? "true" : null;
    props.onclick = () => this.#click(index);
    return h(
      "li",
      props,
      item.icon,
      optionText(item),
      this.multi ? h("span", { class: "tick", "aria-hidden": "true" }) : null,
    );
  }

  #click(index) {
    this.goTo(index);
    this.pick();
  }

  #place = () => {
    if (!this.#anchor?.isConnected) return;
    const spot = this.#anchor.getBoundingClientRect();
    const width = Math.min(Math.max(spot.width, 260), innerWidth - 2 * EDGE);
    const below = innerHeight - spot.bottom - EDGE;
    const above = spot.top - EDGE;
    const up = below < Math.min(this.list.scrollHeight + 60, 320) && above > below;
    const left = Math.max(EDGE, Math.min(spot.left, innerWidth - width - EDGE));
    const place = { left: `${left}px`, width: `${width}px`, "max-height": `${Math.min(up ? above : below, 420)}px` };
    place.top = up ? "auto" : `${spot.bottom + 4}px`;
    place.bottom = up ? `${innerHeight - spot.top + 4}px` : "auto";
    for (const [name, value] of Object.entries(place)) this.box.style.setProperty(name, value);
  };
}

function keepFocus(event) {
  if (!event.target.closest("button")) event.preventDefault();
}

function optionText(item) {
  const detail = item.detail ? h("span", { class: "option-detail" }, item.detail) : null;
  const more = (item.words ?? []).map((word) => [" ", h("span", { class: "option-word" }, word)]);
  return h("span", { class: "option-text" }, h("span", { class: "option-label" }, drawn(item.label), more), detail);
}
