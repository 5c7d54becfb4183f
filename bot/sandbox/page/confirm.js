// The question before a message is deleted.

import { create, h, patch } from "./dom.js";
import { S } from "./strings.js";

let dialog = null;

/** Asks, and calls `act()` when the answer is yes. */
export function confirmRemoval(opener, message, act) {
  dialog ??= document.body.appendChild(create(h("dialog", { class: "confirm" })));
  patch(dialog, question(act));
  dialog.onclose = () => giveBackFocus(opener, message.id);
  dialog.showModal();
}

function question(act) {
  const close = () => dialog.close();
  const yes = () => {
    act();
    close();
  };
  return h(
    "dialog",
    { class: "confirm", "aria-label": S.remove, "aria-describedby": "confirm-text" },
    h("h2", null, S.remove),
    h("p", { id: "confirm-text" }, S.removeAsk),
    h(
      "div",
      { class: "dialog-bar" },
      h("button", { type: "button", class: "button secondary", onclick: close }, S.cancel),
      h("button", { type: "button", class: "button danger", onclick: yes }, S.removeYes),
    ),
  );
}

function giveBackFocus(opener, id) {
  const target = opener.isConnected ? opener : document.querySelector(`[data-id="${CSS.escape(id)}"]`);
  (target ?? document.getElementById("composer-text"))?.focus();
}
