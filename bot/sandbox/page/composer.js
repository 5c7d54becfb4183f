// The message box: plain messages, and the palette of commands behind "/".

import { api } from "./api.js";
import { CommandForm } from "./commandform.js";
import { localised, matching, typedOut } from "./commands.js";
import { followBottom } from "./list.js";
import { Listbox } from "./listbox.js";
import { attempt } from "./notice.js";
import { FORUM, here, store, titleOf } from "./store.js";
import { S } from "./strings.js";

const drafts = new Map(); // "person channel" -> text

let box;
let form = null;
let place = "";
let palette;

/** Takes the elements of the page. */
export function startComposer() {
  box = document.getElementById("composer-text");
  palette = new Listbox({
    label: S.commands,
    onPick: (item) => enterCommand(item.value),
    onOutside: () => palette.hide(),
  });
  box.addEventListener("input", onInput);
  box.addEventListener("keydown", onKey);
  box.addEventListener("blur", () => palette.hide());
  document.getElementById("composer").addEventListener("submit", onSubmit);
  document.addEventListener("keydown", onKeyAnywhere);
}

// As in Discord, what is typed while no field has the keyboard goes into the message box.
function onKeyAnywhere(event) {
  const { key, target } = event;
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || key.length !== 1 || key === " ")
    return;
  if (form || target.closest("input, textarea, select, [role=combobox], dialog, #world")) return;
  box.focus();
}

function onInput() {
  grow();
  const command = typedOut(box.value);
  if (command) enterCommand(command);
  else if (/^\/[^\n]*$/.test(box.value)) showPalette();
  else palette.hide();
}

function grow() {
  box.style.setProperty("height", "auto");
  box.style.setProperty("height", `${Math.min(box.scrollHeight, 200)}px`);
}

function showPalette() {
  const items = matching(box.value.slice(1)).map((command) => ({
    value: command,
    label: command.title,
    words: command.options.map((option) => localised(option)),
    detail: command.description,
  }));
  palette.show(document.getElementById("composer-text"), items, { active: 0, empty: S.noCommand });
}

function onKey(event) {
  if (event.isComposing || palette.navigate(event)) return;
  if (event.key === "Escape" && palette.isOpen) stop(event, () => palette.hide());
  else if ((event.key === "Tab" || event.key === "Enter") && !event.shiftKey && palette.active)
    stop(event, () => palette.pick());
  else if (event.key === "Enter" && !event.shiftKey) stop(event, send);
  else if (event.key === "PageUp" || event.key === "PageDown") stop(event, () => page(event.key === "PageUp" ? -1 : 1));
}

function stop(event, act) {
  event.preventDefault();
  event.stopPropagation();
  act();
}

function page(direction) {
  const scroller = document.getElementById("messages");
  scroller.scrollBy({ top: direction * scroller.clientHeight * 0.9 });
}

function onSubmit(event) {
  event.preventDefault();
  if (form) form.submit();
  else if (palette.active) palette.pick();
  else send();
}

async function send() {
  const text = box.value.trim();
  if (!text || !store.channel) return;
  palette.hide();
  setText("");
  followBottom();
  const { person, channel } = store;
  const sent = await attempt(() => api.message({ person, channel, content: withMentions(text) }));
  if (!sent && !box.value) setText(text);
}

// "@Ben" and "#talk" become mentions, the longest name first.
function withMentions(text) {
  const names = [...store.people, store.bot].map(({ id, name }) => [`@${name}`, `<@${id}>`]);
  names.push(...store.channels.map(({ id, name }) => [`#${name}`, `<#${id}>`]));
  names.sort(([a], [b]) => b.length - a.length);
  return names
    .filter(([name]) => name.length > 1)
    .reduce((done, [name, mention]) => done.replaceAll(name, mention), text);
}

function setText(text) {
  box.value = text;
  grow();
}

function enterCommand(command) {
  palette.hide();
  setText("");
  leaveForm();
  showForm(new CommandForm(command, { onLeave: (text) => leaveCommand(text), onRefused: returnTo }));
}

function showForm(shown) {
  form = shown;
  document.getElementById("composer-command").replaceChildren(form.element);
  box.hidden = true;
  form.focus();
}

/** Shows a command again that could not be sent, unless something else is being written by now. */
function returnTo(refused) {
  if (!form && !box.value) showForm(refused);
}

/** Goes back to plain text, which then holds `text`. */
function leaveCommand(text = "") {
  leaveForm();
  setText(text);
  box.focus();
  if (text) onInput();
}

function leaveForm() {
  form?.close();
  form = null;
  document.getElementById("composer-command").replaceChildren();
  box.hidden = false;
}

/** Brings the box to the selected person and channel; each place keeps its own draft. */
export function drawComposer() {
  const channel = here();
  const now = `${store.person} ${store.channel}`;
  if (now !== place) {
    drafts.set(place, box.value);
    leaveForm();
    palette.hide();
    setText(drafts.get(now) ?? "");
    place = now;
  }
  const label = channel ? S.messageTo(titleOf(channel)) : S.noChannel;
  box.placeholder = label;
  box.setAttribute("aria-label", label);
  box.disabled = !channel || !store.person || channel.type === FORUM;
}
