// The panel in which the world itself is changed, for trying out: people, channels, the bot's permission.

import { api } from "./api.js";
import { localised } from "./commands.js";
import { h, hiddenText, patchChildren } from "./dom.js";
import { cover, narrow } from "./drawer.js";
import { attempt } from "./notice.js";
import { channelOf, hashFor, me, store, THREAD, visibleChannels } from "./store.js";
import { S } from "./strings.js";

let panel;
let opener;

/** Takes the elements of the page. */
export function startWorld() {
  panel = document.getElementById("world");
  opener = document.getElementById("world-button");
  opener.addEventListener("click", () => show(panel.hidden));
  document.getElementById("world-close").addEventListener("click", () => show(false));
  narrow.addEventListener("change", () => panel.hidden || show(false));
  panel.addEventListener("keydown", (event) => event.key === "Escape" && show(false));
  document.getElementById("add-person").addEventListener("submit", addPerson);
  document.getElementById("add-channel").addEventListener("submit", addChannel);
  patchChildren(
    document.getElementById("channel-kind"),
    Object.entries(S.channelKinds).map(([value, name]) => h("option", { value }, name)),
  );
  patchChildren(
    document.getElementById("person-locale"),
    Object.entries(S.languages).map(([value, name]) => h("option", { value }, name)),
  );
}

function show(open) {
  panel.hidden = !open;
  cover(["rail", "channels", "main"], open && narrow.matches);
  opener.setAttribute("aria-expanded", String(open));
  if (open) panel.querySelector("h2").focus();
  else opener.focus();
}

async function addPerson(event) {
  event.preventDefault();
  const form = event.currentTarget;
  const data = new FormData(form);
  const person = {
    name: data.get("name").trim(),
    locale: data.get("locale"),
    moderator: data.get("moderator") === "on",
  };
  if (person.name && (await attempt(() => api.addPerson(person)))) form.reset();
}

async function addChannel(event) {
  event.preventDefault();
  const form = event.currentTarget;
  const data = new FormData(form);
  const channel = { name: data.get("name").trim(), kind: data.get("kind"), person: store.person };
  if (data.get("parent")) channel.parent_id = data.get("parent");
  const made = channel.name && (await attempt(() => api.addChannel(channel)));
  if (!made) return;
  form.reset();
  if (!channelOf(made.id)) store.channels.push(made); // the news of it may come later than this answer
  location.hash = hashFor(store.person, made.id);
}

/** Draws the channels of the panel as the store has them. */
export function drawWorld() {
  patchChildren(document.getElementById("own-app"), me() ? [ownApp(me()), ...ownCommands(me())] : []);
  const seen = visibleChannels();
  const tops = seen.filter((channel) => channel.type !== THREAD);
  const none = h("option", { value: "" }, S.noParent);
  patchChildren(document.getElementById("channel-parent"), [
    none,
    ...tops.map((channel) => h("option", { value: channel.id, key: channel.id }, `#${channel.name}`)),
  ]);
  patchChildren(document.getElementById("world-channels"), seen.map(channelRow));
}

function ownApp(person) {
  const change = (on) => api.changePerson(person.id, { has_app: on });
  return toggle(S.hasApp(person.name, store.bot.name), person.has_app, change, person.id);
}

// The commands that moderators alone have, unless the server's Integrations page gives them to somebody.
function ownCommands(person) {
  const special = store.commands.filter((command) => command.default_member_permissions !== null);
  return (person.moderator ? [] : special).map((command) => {
    const change = (given) => api.changeCommand(command.id, { person: person.id, given });
    const label = S.mayUse(person.name, localised(command));
    return toggle(label, command.given_to.includes(person.id), change, `${person.id} ${command.id}`);
  });
}

function channelRow(channel) {
  const isThread = channel.type === THREAD;
  const label = isThread ? `${S.threadWord} ${channel.name}` : `#${channel.name}`;
  return h(
    "li",
    { key: channel.id },
    h(
      "fieldset",
      null,
      h("legend", null, isThread ? threadName(channel) : label),
      toggle(S.mayPost, channel.bot_can_post, (on) => api.changeChannel(channel.id, { bot_can_post: on })),
      isThread ? toggle(S.isArchived, channel.archived, (on) => api.changeChannel(channel.id, { archived: on })) : null,
      h(
        "button",
        {
          type: "button",
          class: "button secondary small",
          "aria-label": S.deleteChannel(label),
          onclick: () => attempt(() => api.deleteChannel(channel.id)),
        },
        S.removeYes,
      ),
    ),
  );
}

function threadName(channel) {
  return [h("span", { "aria-hidden": "true" }, "⤷ "), hiddenText(`${S.threadWord} `), channel.name];
}

// The box shows what the server says, so a refused change falls back.
function toggle(label, on, change, key) {
  const act = async (event) => {
    const box = event.currentTarget;
    if (!(await attempt(() => change(box.checked)))) box.checked = on;
  };
  return h(
    "label",
    { class: "choice", key },
    h("input", { type: "checkbox", checked: on, onchange: act }),
    h("span", null, label),
  );
}
