// The form into which the message box turns when a command is chosen: its options as fields.

import { api } from "./api.js";
import { localised } from "./commands.js";
import { create, freshId, h, patchChildren } from "./dom.js";
import { runCommand } from "./interactions.js";
import { followBottom } from "./list.js";
import { OptionField } from "./optionfield.js";
import { store } from "./store.js";
import { S } from "./strings.js";

export class CommandForm {
  #fields = [];
  #sending = false;

  /** `onLeave(text)` when the command is sent ("") or given up (what the box shall hold then); `onRefused(form)` when
   * it was sent in vain. */
  constructor(command, { onLeave, onRefused }) {
    Object.assign(this, { command, onLeave, onRefused });
    this.hint = create(h("p", { class: "option-hint", id: freshId("hint"), "aria-live": "polite" }));
    this.row = create(h("div", { class: "options" }));
    this.more = create(h("div", { class: "more-options" }));
    const name = h("span", { class: "command-chip" }, command.title);
    const leave = h(
      "button",
      { type: "button", class: "icon-button", "aria-label": S.leaveCommand, onclick: () => onLeave("") },
      "✕",
    );
    this.element = create(h("div", { class: "command", role: "group", "aria-label": S.optionsOf(command.title) }));
    this.chip = create(
      h(
        "div",
        { class: "command-head", tabindex: "-1" },
        name,
        h("span", { class: "muted" }, command.description),
        leave,
      ),
    );
    this.element.append(this.chip, this.row, this.more, this.hint);
    this.element.addEventListener("keydown", (event) => this.#key(event));
    for (const option of command.options.filter((one) => one.required)) this.#add(option);
    this.#drawMore();
  }

  #add(option) {
    const field = new OptionField(option, {
      onSubmit: () => this.submit(),
      onDrop: (one) => this.#drop(one),
      onSettled: () => this.#fields.find((one) => one.isEmpty && one.option.required)?.focus(),
      onHint: (text, isError) => this.#say(text, isError),
      ask: (one) => this.#autocomplete(one),
    });
    this.#fields.push(field);
    this.row.append(field.element);
    return field;
  }

  #drop(field) {
    if (field.option.required) {
      if (field === this.#fields[0]) this.onLeave(this.command.title);
      return;
    }
    const at = this.#fields.indexOf(field);
    field.close();
    this.#fields.splice(at, 1);
    field.element.remove();
    this.#drawMore();
    (this.#fields[at - 1] ?? this).focus();
  }

  #drawMore() {
    const used = this.#fields.map((field) => field.option);
    const left = this.command.options.filter((option) => !used.includes(option));
    patchChildren(
      this.more,
      left.map((option) => this.#addButton(option)),
    );
  }

  #addButton(option) {
    const name = localised(option);
    const act = () => {
      const field = this.#add(option);
      this.#drawMore();
      field.focus();
    };
    return h(
      "button",
      {
        key: option.name,
        type: "button",
        class: "add-option",
        title: localised(option, "description"),
        "aria-label": S.addOption(name),
        onclick: act,
      },
      `+ ${name}`,
    );
  }

  #key(event) {
    if (event.key === "Escape") {
      event.preventDefault();
      event.stopPropagation();
      this.onLeave("");
    } else if (event.key === "Enter" && event.target === this.chip) {
      event.preventDefault(); // or the message box, which has the keyboard next, gets the line break
      this.submit();
    } else if (event.key === "Backspace" && event.target === this.chip) this.onLeave(this.command.title);
  }

  /** Puts the keyboard into the first field that waits, else on the command itself. */
  focus() {
    const next = this.#fields.find((field) => field.isEmpty) ?? this.#fields.at(-1);
    if (next) next.focus();
    else this.chip.focus();
  }

  #say(text, isError) {
    this.hint.textContent = text;
    this.hint.classList.toggle("error", isError);
  }

  #filled() {
    return this.#fields.filter((field) => !field.isEmpty || field.option.required);
  }

  async #autocomplete(asking) {
    const options = this.#fields
      .filter((field) => field === asking || !field.isEmpty)
      .map((field) => field.partial(field === asking));
    const { person, channel } = store;
    const body = { person, channel, name: this.command.root, options };
    if (this.command.subcommand) body.subcommand = this.command.subcommand;
    const answer = await api.autocomplete(body).catch(() => null); // no offers are no reason to interrupt the typing
    return answer?.choices ?? [];
  }

  /** Checks all fields and runs the command. */
  async submit() {
    if (this.#sending) return;
    const fields = this.#filled();
    const wrong = fields.filter((field) => !field.check());
    if (wrong.length) return wrong[0].showError();
    this.#sending = true;
    followBottom();
    const options = fields.map((field) => ({ name: field.option.name, value: field.value }));
    this.onLeave(""); // at once: the answer may be seen, and something typed, before the sending is known to be done
    const sent = await runCommand(this.command, options);
    this.#sending = false;
    if (!sent) this.onRefused(this);
  }

  /** Takes away what hangs outside of the form. */
  close() {
    for (const field of this.#fields) field.close();
  }
}
