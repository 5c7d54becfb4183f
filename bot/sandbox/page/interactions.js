// Commands, component clicks and modals: begun here, answered through the socket.

import { api, ApiError } from "./api.js";
import { openModal } from "./modal.js";
import { alertUser, speak } from "./notice.js";
import { changed, store } from "./store.js";
import { S } from "./strings.js";

// Somewhat later than the server's own three seconds, for results that got lost with a socket.
const GIVE_UP = 6000;

const open = new Map(); // interaction id -> what began it
let posting = 0;
let early = []; // results that overtook the answer to their own request

/** Runs a slash command; true when the server took it. */
export function runCommand(command, options) {
  const { person, channel } = store;
  const body = { person, channel, name: command.root, options };
  if (command.subcommand) body.subcommand = command.subcommand;
  return begin(() => api.command(body), { kind: "command", person, channel, title: command.title });
}

/** Uses an entry in the menu of another member; true when the server took it. */
export function useOnMember(command, member, title) {
  const { person, channel } = store;
  const body = { person, channel, name: command.name, member: member.id };
  return begin(() => api.member(body), { kind: "command", person, channel, title });
}

/** Clicks a button, or chooses `values` in a select. */
export function press(message, component, values) {
  const key = busyKey(message, component);
  if (store.busy.has(key)) return;
  const { person, channel } = store;
  const body = { person, channel, message: message.id, custom_id: component.custom_id };
  if (values) body.values = values;
  store.failed.delete(message.id);
  store.busy.set(key, true);
  begin(() => api.component(body), { kind: "component", person, channel, message: message.id, key });
}

/** The key under which a component is marked as waiting. */
export function busyKey(message, component) {
  return `${message.id} ${component.custom_id}`;
}

async function begin(post, what) {
  posting += 1;
  changed();
  try {
    const { interaction } = await post();
    open.set(interaction, what);
    store.sending.add(interaction);
    setTimeout(() => settle(interaction, null), GIVE_UP);
    return true;
  } catch (error) {
    refuse(error, what);
    return false;
  } finally {
    posting -= 1;
    replayEarly();
    changed();
  }
}

function refuse(error, what) {
  if (!(error instanceof ApiError)) throw error;
  const words = error.code === "offline" ? S.modalFailed : S.notNow(error.message);
  if (error.code !== "offline" && !what.failed) alertUser(words);
  store.busy.delete(what.key);
  if (what.kind === "component") store.failed.set(what.message, S.failed);
  what.failed?.(words);
}

function replayEarly() {
  const waiting = early;
  early = [];
  for (const event of waiting) interactionEvent(event);
}

/** Takes a "result" or "modal" event of the socket. */
export function interactionEvent(event) {
  const what = open.get(event.interaction);
  if (!what) {
    if (posting) early.push(event);
  } else if (event.t === "modal") showModal(event, what);
  else settle(event.interaction, event);
}

function showModal(event, what) {
  settle(event.interaction, { ok: true });
  if (what.person === store.person) openModal(event.modal, (fields) => submitModal(event.interaction, what, fields));
}

function submitModal(interaction, { person, channel }, fields) {
  return new Promise((resolve) => {
    const what = {
      kind: "modal",
      person,
      channel,
      succeeded: () => resolve(null),
      failed: (words) => resolve(words ?? S.modalFailed),
    };
    begin(() => api.modal({ person, channel, interaction, fields }), what);
  });
}

function settle(interaction, result) {
  const what = open.get(interaction);
  if (!what) return;
  open.delete(interaction);
  store.sending.delete(interaction);
  store.busy.delete(what.key);
  if (result?.ok) what.succeeded?.();
  else if (result || what.kind === "modal") fail(interaction, what, result?.reason);
  changed();
}

function fail(interaction, what, reason) {
  const text = reason === "timeout" ? S.noAnswer : S.failed;
  if (what.kind === "component") store.failed.set(what.message, S.failed);
  if (what.kind === "command") store.local.push({ ...what, id: interaction, local: true, reason: text });
  what.failed?.(S.modalFailed);
  speak(text);
}

/** Forgets a failure note of this page. */
export function dismissLocal(id) {
  store.local = store.local.filter((note) => note.id !== id);
  changed();
}
