// The fields of a modal: labels with text inputs.

import { freshId, h } from "./dom.js";
import { S } from "./strings.js";

const PARAGRAPH = 2;
const LONGEST = 4000;

/** The field of a label: `{id, focusId, node(), check(), value()}`; it calls `redraw()` when it changed. */
export class TextField {
  #text;

  constructor({ component, label, description }, redraw) {
    Object.assign(this, { component, label, description, redraw, error: "" });
    this.id = component.custom_id;
    this.focusId = freshId("field");
    this.required = component.required ?? true;
    this.#text = component.value ?? "";
  }

  get describedBy() {
    const ids = [this.description && `${this.focusId}-text`, this.error && `${this.focusId}-error`].filter(Boolean);
    return ids.join(" ") || null;
  }

  check() {
    this.error = this.problem() ?? "";
    return !this.error;
  }

  words() {
    const needed = this.required ? h("span", { class: "needed", "aria-hidden": "true" }, " *") : null;
    return [this.label, needed];
  }

  notes() {
    return [
      this.description ? h("p", { class: "field-text", id: `${this.focusId}-text` }, this.description) : null,
      this.error ? h("p", { class: "failure", id: `${this.focusId}-error` }, this.error) : null,
    ];
  }

  aria() {
    return {
      "aria-describedby": this.describedBy,
      "aria-invalid": this.error ? "true" : null,
      "aria-required": this.required ? "true" : null,
    };
  }

  #typed(text) {
    this.#text = text;
    if (!this.error) return;
    this.check();
    this.redraw();
  }

  node() {
    const { style, placeholder, max_length: max } = this.component;
    const long = style === PARAGRAPH;
    const own = long ? { rows: "4" } : { type: "text", autocomplete: "off" };
    const input = h(long ? "textarea" : "input", {
      ...own,
      id: this.focusId,
      placeholder,
      maxlength: max ?? LONGEST,
      mounted: (el) => (el.value = this.#text),
      oninput: (event) => this.#typed(event.target.value),
      ...this.aria(),
    });
    return h(
      "div",
      { class: "field", key: this.id },
      h("label", { for: this.focusId }, this.words()),
      input,
      this.notes(),
    );
  }

  problem() {
    const { min_length: min, max_length: max } = this.component;
    if (this.#text === "") return this.required ? S.fieldNeeded : null;
    if (min && this.#text.length < min) return S.tooShort(min);
    return max && this.#text.length > max ? S.tooLong(max) : null;
  }

  value() {
    return this.#text;
  }
}
