// Modals: a dialog whose fields the bot asks for.

import { create, h, patch } from "./dom.js";
import { TextField } from "./modalfields.js";
import { S } from "./strings.js";

let dialog = null;

/** Shows a modal of Discord's; `submit(fields)` answers null, or words when it failed. */
export function openModal(modal, submit) {
  closeModal();
  const opener = document.activeElement;
  const view = new ModalView(modal, submit);
  dialog = view.dialog;
  dialog.onclose = () => view.gone(opener);
  document.body.append(dialog);
  dialog.showModal();
  dialog.querySelector("input, textarea")?.focus();
}

/** Takes an open modal away without sending it. */
export function closeModal() {
  dialog?.close();
}

class ModalView {
  constructor(modal, submit) {
    Object.assign(this, { modal, submit, error: "", busy: false });
    this.fields = modal.components.map((label) => new TextField(label, () => this.draw()));
    this.dialog = create(h("dialog", { class: "modal" }));
    this.draw();
  }

  draw() {
    patch(
      this.dialog,
      h(
        "dialog",
        { class: "modal", "aria-labelledby": "modal-title" },
        h(
          "form",
          { novalidate: true, onsubmit: (event) => this.send(event) },
          h("header", null, h("h2", { id: "modal-title" }, this.modal.title), this.#closeButton()),
          h(
            "div",
            { class: "modal-fields" },
            this.fields.map((field) => field.node()),
          ),
          h("p", { class: "failure", role: "alert" }, this.error),
          h(
            "div",
            { class: "dialog-bar" },
            h("button", { type: "button", class: "button secondary", onclick: () => this.dialog.close() }, S.cancel),
            h(
              "button",
              {
                type: "submit",
                class: `button primary ${this.busy ? "busy" : ""}`.trim(),
                "aria-busy": this.busy ? "true" : null,
              },
              h("span", { class: "label" }, S.submit),
            ),
          ),
        ),
      ),
    );
  }

  #closeButton() {
    return h(
      "button",
      { type: "button", class: "icon-button", "aria-label": S.close, onclick: () => this.dialog.close() },
      "✕",
    );
  }

  async send(event) {
    event.preventDefault();
    if (this.busy) return;
    const wrong = this.fields.filter((field) => !field.check());
    this.draw();
    if (wrong.length) return this.dialog.querySelector(`#${wrong[0].focusId}`)?.focus();
    this.#state(true, "");
    const problem = await this.submit(Object.fromEntries(this.fields.map((field) => [field.id, field.value()])));
    this.#state(false, problem ?? "");
    if (problem === null) this.dialog.close();
  }

  #state(busy, error) {
    Object.assign(this, { busy, error });
    this.draw();
  }

  gone(opener) {
    this.dialog.remove();
    if (dialog === this.dialog) dialog = null;
    const target = opener?.isConnected && opener !== document.body ? opener : document.getElementById("composer-text");
    target?.focus();
  }
}
