// The start: what is selected, what the socket says, and when to draw.

import { api, Link } from "./api.js";
import { drawComposer, startComposer } from "./composer.js";
import { closeDrawer, startDrawer } from "./drawer.js";
import { interactionEvent } from "./interactions.js";
import { announce, drawList, startList } from "./list.js";
import { closeModal } from "./modal.js";
import { alertUser, attempt, forgetSpoken, speak } from "./notice.js";
import { drawSidebar } from "./sidebar.js";
import {
  changed,
  channelOf,
  elsewhere,
  FORUM,
  hashFor,
  onChange,
  personOf,
  readHash,
  store,
  takeState,
  visibleChannels,
} from "./store.js";
import { S, translate } from "./strings.js";
import { startTicking } from "./time.js";
import { drawWorld, startWorld } from "./world.js";

const link = new Link({ onEvent, onOpen, onLost });
let loading = 0; // number of the newest request for a history
let loads = 0;
let missed = []; // events that came while it was under way

async function refreshState() {
  const state = await attempt(api.state);
  if (!state) return;
  takeState(state);
  select();
}

// A sandbox that was started anew has other ids; the names are mostly the same.
const known = { person: undefined, channel: undefined };
const namesake = (list, name) => list.find((one) => one.name === name) ?? list[0];

// What the address asks for, or else who had that name, or else the first that there is.
function select() {
  const asked = readHash();
  const person = personOf(asked.person) ?? personOf(store.person) ?? namesake(store.people, known.person);
  const open = visibleChannels(person?.id).filter((channel) => !channel.archived && channel.type !== FORUM);
  open.push(...elsewhere(person?.id));
  const channel = channelOf(asked.channel, person?.id) ?? channelOf(store.channel, person?.id) ?? namesake(open, known.channel);
  Object.assign(known, { person: person?.name, channel: channel?.name });
  const moved = person?.id !== store.person || channel?.id !== store.channel;
  if (person?.id !== store.person) forget();
  Object.assign(store, { person: person?.id ?? null, channel: channel?.id ?? null });
  const hash = hashFor(store.person, store.channel);
  if (location.hash !== hash) history.replaceState(null, "", hash);
  store.target = asked.message && channel?.id === asked.channel ? asked.message : moved ? null : store.target;
  if (moved) arrive();
  else if (store.target) changed();
}

// What one person heard and knew is not for the next.
function forget() {
  store.unread.clear();
  forgetSpoken();
}

function arrive() {
  closeModal();
  closeDrawer();
  store.messages.clear();
  store.loaded = false;
  store.unread.delete(store.channel);
  link.follow(store.person);
  loadHistory();
  changed();
}

async function loadHistory() {
  if (!store.person || !store.channel) return;
  loads += 1;
  loading = loads; // a number of its own: the late answer to an earlier question is none to this one
  const mine = loading;
  missed = [];
  const answer = await attempt(() => api.history(store.person, store.channel));
  if (mine !== loading) return;
  loading = 0;
  if (!answer) return;
  store.messages = new Map(answer.messages.map((message) => [message.id, message]));
  store.loaded = true;
  for (const event of missed.splice(0)) messageEvent(event, false);
  changed();
}

function onEvent(event) {
  if (event.t === "message" || event.t === "delete") {
    if (loading) missed.push(event);
    messageEvent(event, true);
  } else if (event.t === "modal" || event.t === "result") interactionEvent(event);
  else refreshState();
}

function messageEvent(event, isNew) {
  if (event.channel !== store.channel) {
    if (event.t === "message" && isNew) noteUnread(event);
    return;
  }
  if (event.t === "delete") store.messages.delete(event.id);
  else takeMessage(event.message, isNew);
  changed();
}

function noteUnread({ channel, message }) {
  if (message.author.id !== store.person && !message.edited_timestamp) store.unread.add(channel);
  changed();
}

function takeMessage(message, isNew) {
  if (isNew) announce(message, store.messages.get(message.id));
  store.failed.delete(message.id);
  store.messages.set(message.id, message);
}

function onOpen() {
  const again = store.everConnected && !store.connected;
  Object.assign(store, { connected: true, everConnected: true });
  if (again) speak(S.back);
  drawOutage();
  refreshState();
  loadHistory();
}

function onLost() {
  store.connected = false;
  drawOutage();
  refreshState();
}

function drawOutage() {
  document.getElementById("outage").hidden = store.connected;
}

function draw() {
  drawSidebar();
  drawList();
  drawComposer();
  drawWorld();
}

function startSkipLinks() {
  for (const skip of document.querySelectorAll("[data-skip]")) {
    skip.addEventListener("click", (event) => {
      event.preventDefault(); // location.hash belongs to the selection
      document.getElementById(skip.dataset.skip).focus();
    });
  }
}

async function start() {
  translate();
  startSkipLinks();
  startList();
  startComposer();
  startWorld();
  startDrawer();
  startTicking();
  onChange(draw);
  addEventListener("hashchange", select);
  document.getElementById("retry").addEventListener("click", () => (store.person ? link.retry() : firstState()));
  addEventListener("unhandledrejection", (event) => alertUser(S.notNow(String(event.reason?.message ?? event.reason))));
  await firstState();
}

// Before the first answer there is nobody whose socket could tell when the server is there.
async function firstState() {
  await refreshState();
  if (store.people.length === 0 && store.guild.id === "") {
    drawOutage();
    setTimeout(firstState, 2000);
  }
}

start();
