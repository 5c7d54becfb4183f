// The fields of a modal: text inputs, selects, radio groups, checkboxes and plain text.

import { freshId, h } from "./dom.js";
import { rich } from "./rich.js";
import { defaultsOf, selectNode } from "./select.js";
import { S } from "./strings.js";

const T = { row: 1, menu: 3, text: 4, display: 10, label: 18, upload: 19, radio: 21, boxes: 22, box: 23 };
const PARAGRAPH = 2;
const LONGEST = 4000;

/** A field object `{id?, node(), check(), value(), focusId}` of a top-level component; `redraw()` when it changed. */
export function modalField(component, redraw) {
  if (component.type === T.display) return { node: () => rich(component.content, { className: "text-display" }) };
  const inner = component.type === T.row ? component.components[0] : component.component;
  if (!inner) return null;
  const texts = {
    label: component.label ?? inner.label ?? inner.placeholder ?? "",
    description: component.description ?? "",
  };
  return new (kindOf(inner))(inner, texts, redraw);
}

function kindOf(component) {
  if (component.type === T.text) return TextField;
  if (component.type === T.menu) return SelectField;
  if (component.type === T.radio || component.type === T.boxes) return GroupField;
  return component.type === T.box ? BoxField : UnsupportedField;
}

class Field {
  constructor(component, texts, redraw) {
    Object.assign(this, { component, ...texts, redraw, error: "" });
    this.id = component.custom_id;
    this.focusId = freshId("field");
    this.required = component.required ?? true;
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
}

class TextField extends Field {
  #text = this.component.value ?? "";

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

class SelectField extends Field {
  #values = defaultsOf(this.component);

  node() {
    const onDone = (values) => {
      this.#values = values;
      this.check();
      this.redraw();
    };
    const props = { id: this.focusId, ...this.aria() };
    const spec = this.required ? this.component : { ...this.component, min_values: 0 };
    return h(
      "div",
      { class: "field", key: this.id },
      h("span", { class: "field-label" }, this.words()),
      selectNode(spec, this.#values, { onDone, partial: true, label: this.label, props }),
      this.notes(),
    );
  }

  problem() {
    const count = this.#values.length;
    if (count === 0) return this.required && this.component.min_values !== 0 ? S.fieldNeeded : null;
    return count < (this.component.min_values ?? 1) ? S.pickAtLeast(this.component.min_values) : null;
  }

  value() {
    return this.#values;
  }
}

class GroupField extends Field {
  #chosen = new Set(this.component.options.filter((option) => option.default).map((option) => option.value));
  #single = this.component.type === T.radio;

  node() {
    const rows = this.component.options.map((option, index) => this.#option(option, index));
    const props = {
      class: "field group",
      key: this.id,
      role: this.#single ? "radiogroup" : "group",
      "aria-describedby": this.describedBy,
    };
    return h("fieldset", props, h("legend", null, this.words()), rows, this.notes());
  }

  #option(option, index) {
    const type = this.#single ? "radio" : "checkbox";
    const id = index === 0 ? this.focusId : `${this.focusId}-${index}`;
    const input = h("input", {
      id,
      type,
      name: this.focusId,
      checked: this.#chosen.has(option.value),
      onchange: (event) => this.#toggle(option.value, event.target.checked),
    });
    return h(
      "label",
      { class: "choice", for: id },
      input,
      h("span", null, option.label, option.description ? h("small", null, option.description) : null),
    );
  }

  #toggle(value, on) {
    if (this.#single) this.#chosen = new Set([value]);
    else if (on) this.#chosen.add(value);
    else this.#chosen.delete(value);
    this.redraw();
  }

  problem() {
    const min = this.#single ? 1 : (this.component.min_values ?? 1);
    const max = this.component.max_values ?? this.component.options.length;
    const count = this.#chosen.size;
    if (count === 0 && !this.required) return null;
    if (count < min) return this.#single ? S.fieldNeeded : S.pickAtLeast(min);
    return !this.#single && count > max ? S.tooManyPicked(max) : null;
  }

  value() {
    return this.#single ? ([...this.#chosen][0] ?? []) : [...this.#chosen];
  }
}

class BoxField extends Field {
  #on = this.component.default ?? false;

  node() {
    const input = h("input", {
      id: this.focusId,
      type: "checkbox",
      checked: this.#on,
      "aria-describedby": this.describedBy,
      onchange: (event) => (this.#on = event.target.checked),
    });
    return h(
      "div",
      { class: "field", key: this.id },
      h("label", { class: "choice", for: this.focusId }, input, h("span", null, this.label)),
      this.notes(),
    );
  }

  problem() {
    return null;
  }

  value() {
    return this.#on;
  }
}

class UnsupportedField extends Field {
  node() {
    return h(
      "div",
      { class: "field", key: this.id },
      h("span", { class: "field-label" }, this.label),
      h("p", { class: "muted" }, S.noFiles),
    );
  }

  problem() {
    return null;
  }

  value() {
    return [];
  }
}
