// On a narrow screen the channels are a drawer, and what lies below it cannot be reached meanwhile.

/** The screens on which drawer and world panel cover the page; the same width as in layout.css. */
export const narrow = matchMedia("(max-width: 760px)");

const BELOW = ["rail", "main"];

let button;
let channels;

/** Takes the elements of the page. */
export function startDrawer() {
  button = document.getElementById("menu-button");
  channels = document.getElementById("channels");
  button.addEventListener("click", () => show(true));
  document.getElementById("drawer-shade").addEventListener("click", closeDrawer);
  channels.addEventListener("keydown", (event) => event.key === "Escape" && closeDrawer());
  channels.addEventListener("click", (event) => event.target.closest("a") && closeDrawer());
  narrow.addEventListener("change", closeDrawer);
}

/** Closes the drawer; harmless when it is closed. */
export function closeDrawer() {
  if (document.body.classList.contains("drawer-open")) show(false);
}

function show(open) {
  document.body.classList.toggle("drawer-open", open);
  button.setAttribute("aria-expanded", String(open));
  cover(BELOW, open);
  if (open) channels.querySelector("a")?.focus();
  else button.focus();
}

/** Takes the elements with these ids out of reach, or gives them back. */
export function cover(ids, on) {
  for (const id of ids) document.getElementById(id).inert = on;
}
