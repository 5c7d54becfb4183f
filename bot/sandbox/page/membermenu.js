// What apps offer in the menu of another member: a dialog with a button for each entry.

import { entriesOf, localised } from "./commands.js";
import { create, h, hiddenText, patch } from "./dom.js";
import { useOnMember } from "./interactions.js";
import { S } from "./strings.js";

let dialog = null;

/** The button that opens the menu of a member; null where no app offers anything for that one. */
export function menuButton(person) {
  if (entriesOf(person).length === 0) return null;
  return h(
    "button",
    {
      type: "button",
      class: "member-menu",
      "aria-haspopup": "dialog",
      title: S.appsFor(person.name),
      onclick: (event) => openMenu(event.currentTarget, person),
    },
    h("span", { "aria-hidden": "true" }, "⋯"),
    hiddenText(S.appsFor(person.name)),
  );
}

/** Opens the menu of a member; focus goes back to the opener. */
export function openMenu(opener, person) {
  dialog ??= document.body.appendChild(create(h("dialog", { class: "confirm" })));
  patch(dialog, menu(person));
  dialog.onclose = () => (opener.isConnected ? opener : document.getElementById("composer-text"))?.focus();
  dialog.showModal();
}

function menu(person) {
  const close = () => dialog.close();
  const choose = (command) => () => {
    close();
    useOnMember(command, person, `${localised(command)} ${person.name}`);
  };
  return h(
    "dialog",
    { class: "confirm", "aria-label": S.appsFor(person.name) },
    h("h2", null, S.appsFor(person.name)),
    h(
      "ul",
      { role: "list", class: "member-entries" },
      entriesOf(person).map((command) =>
        h(
          "li",
          { key: command.id },
          h("button", { type: "button", class: "button secondary", onclick: choose(command) }, localised(command)),
        ),
      ),
    ),
    h("div", { class: "dialog-bar" }, h("button", { type: "button", class: "button secondary", onclick: close }, S.cancel)),
  );
}
