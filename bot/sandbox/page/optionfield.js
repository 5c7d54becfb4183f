// One option of a command: a text field with, where there are choices, a list below it.

import { localised } from "./commands.js";
import { create, freshId, h, hiddenText } from "./dom.js";
import { Listbox } from "./listbox.js";
import { choice, filter, fixedChoices, read, T } from "./optionvalue.js";
import { S } from "./strings.js";

const PAUSE = 120; // milliseconds of quiet before the bot is asked for completions

export class OptionField {
  #picked = null; // the chosen item, while its label stands in the field
  #asked = 0;
  #found = []; // what the bot proposed last
  #timer = 0;
  #moved = false; // an arrow key went into the list

  constructor(option, { onSubmit, onDrop, onSettled, onHint, ask }) {
    Object.assign(this, { option, onSubmit, onDrop, onSettled, onHint, ask });
    this.choices = fixedChoices(option);
    this.hasList = this.choices !== null || option.autocomplete === true;
    this.error = "";
    this.#build();
  }

  #build() {
    const name = localised(this.option);
    const id = freshId("option");
    const list = {
      role: "combobox",
      "aria-autocomplete": "list",
      "aria-haspopup": "listbox",
      "aria-expanded": "false",
    };
    const numeric = this.option.type === T.integer && !this.hasList;
    this.input = create(
      h("input", {
        id,
        type: "text",
        autocomplete: "off",
        spellcheck: "false",
        inputmode: numeric ? "decimal" : null,
        "aria-required": this.option.required ? "true" : null,
        "aria-describedby": `${id}-text`,
        ...(this.hasList ? list : {}),
      }),
    );
    const drop = h(
      "button",
      {
        type: "button",
        class: "icon-button",
        tabindex: "-1",
        "aria-label": S.dropOption(name),
        onclick: () => this.onDrop(this),
      },
      "✕",
    );
    const text = h("span", { id: `${id}-text`, hidden: true }, this.#description());
    this.element = create(
      h(
        "div",
        { class: "option" },
        h("label", { for: id }, name, this.option.required ? null : hiddenText(` (${S.optional})`)),
        text,
        this.option.required ? null : drop,
      ),
    );
    this.element.children[0].after(this.input);
    this.listbox = new Listbox({
      label: name,
      onPick: (item) => this.#pick(item),
      onOutside: () => this.listbox.hide(),
    });
    for (const [event, act] of Object.entries({
      input: this.#onInput,
      keydown: this.#onKey,
      focus: this.#onFocus,
      blur: this.#onBlur,
      click: this.#onFocus,
    })) {
      this.input.addEventListener(event, act);
    }
  }

  #description() {
    return localised(this.option, "description") + (this.option.required ? ` (${S.required})` : "");
  }

  get isEmpty() {
    return this.input.value.trim() === "";
  }

  focus() {
    this.input.focus();
  }

  #onFocus = () => {
    this.onHint(this.error || this.#description(), !!this.error);
    if (this.hasList && !this.listbox.isOpen) this.#suggest();
  };

  #onBlur = () => this.close();

  /** Takes the list away. */
  close() {
    clearTimeout(this.#timer);
    this.#asked += 1;
    this.listbox.hide();
  }

  #onInput = () => {
    this.#picked = null;
    this.#setError("");
    this.#moved = false;
    if (!this.hasList) return;
    if (!this.choices && this.listbox.isOpen) this.#narrow();
    this.#suggest();
  };

  // Until the bot answers, Enter and Tab must not take what no longer fits what was typed.
  #narrow() {
    this.#show(filter(this.#found, this.input.value), S.searching);
  }

  #suggest() {
    if (this.choices) return this.#show(filter(this.choices, this.#picked ? "" : this.input.value));
    clearTimeout(this.#timer);
    this.#asked += 1; // an answer that is still on its way is to what was typed before
    this.#timer = setTimeout(() => this.#askBot(), PAUSE);
    return undefined;
  }

  async #askBot() {
    this.#asked += 1;
    const mine = this.#asked;
    if (!this.listbox.isOpen) this.listbox.show(this.input, [], { empty: S.searching });
    const found = await this.ask(this);
    if (mine !== this.#asked) return;
    this.#found = found.map(choice);
    this.#show(this.#found);
  }

  // An untouched optional field has no active item, so that Tab or Enter pass it by.
  #show(items, empty = S.noMatch) {
    const chosen = items.findIndex((item) => item.value === this.#picked?.value);
    const first = this.option.required || !this.isEmpty ? 0 : -1;
    this.listbox.show(this.input, items, { active: Math.max(chosen, first), empty });
  }

  #onKey = (event) => {
    if (event.isComposing) return;
    if (this.listbox.navigate(event)) this.#moved = true;
    else if (event.key === "Enter") this.#swallow(event, () => this.#enter());
    else if (event.key === "Escape" && this.listbox.isOpen) this.#swallow(event, () => this.listbox.hide());
    else if (
      event.key === "Tab" &&
      !event.shiftKey &&
      (this.#moved || !this.isEmpty) &&
      this.listbox.active &&
      !this.#picked
    )
      this.#pick(this.listbox.active, false);
    else if (event.key === "Backspace" && this.input.value === "") this.#swallow(event, () => this.onDrop(this));
    else if (event.key === "ArrowDown" && this.hasList) this.#swallow(event, () => this.#suggest());
  };

  #swallow(event, act) {
    event.preventDefault();
    event.stopPropagation();
    act();
  }

  #enter() {
    const settled = this.#picked && !this.#moved;
    if (!settled && this.listbox.active) this.listbox.pick();
    else this.onSubmit();
  }

  #pick(item, next = true) {
    this.#picked = item;
    this.#moved = false;
    this.input.value = item.label;
    this.#setError("");
    this.close();
    if (next) this.onSettled();
  }

  #setError(text) {
    this.error = text;
    if (text) this.input.setAttribute("aria-invalid", "true");
    else this.input.removeAttribute("aria-invalid");
  }

  /** Puts the keyboard here and says what is wrong. */
  showError() {
    this.focus();
    this.close();
    this.onHint(this.error, true);
  }

  /** What autocompletion is told of this field. */
  partial(focused) {
    const value = focused ? this.input.value : this.check() ? this.value : this.input.value;
    return focused ? { name: this.option.name, value, focused } : { name: this.option.name, value };
  }

  /** Reads the field into `value`; false, with `error` set, when it does not fit the option. */
  check() {
    const [value, error] = read(this.option, this.input.value.trim(), this.#match());
    this.value = value;
    this.#setError(error ?? "");
    return !error;
  }

  #match() {
    if (this.#picked) return this.#picked;
    const typed = this.input.value.trim().toLowerCase().replace(/^[@#]/, "");
    return this.choices?.find((item) => item.label.toLowerCase().replace(/^[@#]/, "") === typed) ?? null;
  }
}
