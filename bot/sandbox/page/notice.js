// Short words to the person: an alert that can be closed, and the spoken log.

import { create, h } from "./dom.js";
import { ApiError } from "./api.js";
import { S } from "./strings.js";

const SHOWN_FOR = 8000;
const SPOKEN = 20;

/** Shows an error until it is closed or old. */
export function alertUser(text) {
  const close = () => note.remove();
  const note = create(
    h(
      "div",
      { class: "toast" },
      h("span", null, text),
      h("button", { type: "button", class: "icon-button", "aria-label": S.close, onclick: close }, "✕"),
    ),
  );
  document.getElementById("toasts").append(note);
  setTimeout(close, SHOWN_FOR);
}

/** Runs an action of the server; a refusal is shown, and null is the answer. */
export async function attempt(action) {
  try {
    return await action();
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.code !== "offline") alertUser(S.notNow(error.message));
    return null;
  }
}

/** Lets a screen reader say this when it is idle. */
export function speak(text) {
  const log = document.getElementById("spoken");
  log.append(create(h("p", null, text)));
  while (log.childElementCount > SPOKEN) log.firstElementChild.remove();
}

/** Empties the spoken log, which may hold what only one person may read. */
export function forgetSpoken() {
  document.getElementById("spoken").replaceChildren();
}
