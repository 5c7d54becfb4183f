// Who one is, and where: the switch of persons, the channels and the head of the page.

import { h, hiddenText, patchChildren } from "./dom.js";
import { menuButton, openMenu } from "./membermenu.js";
import { avatar } from "./message.js";
import { DM, elsewhere, FORUM, hashFor, here, me, store, THREAD, titleOf, visibleChannels, VOICE } from "./store.js";
import { S } from "./strings.js";
import { stamp } from "./time.js";

let inSight = null; // the person to whom the row of persons was scrolled

/** Draws persons, channels and head as the store has them. */
export function drawSidebar() {
  patchChildren(document.getElementById("people"), store.people.map(personItem));
  showWhoOneIs();
  patchChildren(document.getElementById("channel-list"), ordered().map(channelItem));
  patchChildren(document.getElementById("elsewhere"), [...eventItems(), ...groups().flatMap(groupItems)]);
  document.getElementById("guild-name").textContent = store.guild.name;
  patchChildren(document.getElementById("bot-state"), botState());
  drawHead();
  drawMenuButton();
}

// On a narrow screen the row of persons may be longer than the screen.
function showWhoOneIs() {
  const person = document.querySelector("#people [aria-current]");
  if (!person || store.person === inSight) return;
  inSight = store.person;
  person.scrollIntoView({ block: "nearest", inline: "center" });
}

function personItem(person) {
  const current = person.id === store.person;
  const role = person.moderator ? ` (${S.moderator})` : "";
  const title = `${person.name}${role}, ${person.locale ?? ""}`;
  const props = {
    class: "person",
    href: hashFor(person.id, store.channel),
    "aria-current": current ? "true" : null,
    title,
    oncontextmenu: (event) => openInstead(event, person),
  };
  return h(
    "li",
    { key: person.id },
    h(
      "a",
      props,
      avatar(person),
      hiddenText(current ? S.you("") : S.beYourself("")),
      h("span", { class: "person-name" }, person.name),
      person.moderator ? h("span", { class: "crown", "aria-hidden": "true" }, "★") : null,
      hiddenText(role),
    ),
    menuButton(person),
  );
}

function openInstead(event, person) {
  if (!menuButton(person)) return;
  event.preventDefault();
  openMenu(event.currentTarget, person);
}

// Each channel with its threads below it; archived ones only while they are open.
function ordered() {
  const seen = visibleChannels();
  const tops = seen.filter((channel) => channel.type !== THREAD);
  const below = (parent) => seen.filter((channel) => channel.parent_id === parent.id && isShown(channel));
  return tops.flatMap((channel) => [channel, ...below(channel)]);
}

function isShown(channel) {
  return !channel.archived || channel.id === store.channel;
}

// Direct messages, then each server in which the bot is not.
function groups() {
  const names = new Set(elsewhere().map(({ guild }) => guild ?? ""));
  return [...names].map((name) => [name, elsewhere().filter(({ guild }) => (guild ?? "") === name)]);
}

function groupItems([name, channels]) {
  const title = name || S.directMessages;
  return [
    h("h2", { key: `title ${name}`, class: "channel-group" }, title),
    h("ul", { key: `list ${name}`, role: "list", "aria-label": title }, channels.map(channelItem)),
  ];
}

// The server's scheduled events: what, and when it begins, or that it goes on.
function eventItems() {
  if (store.events.length === 0) return [];
  return [
    h("h2", { key: "title of events", class: "channel-group" }, S.events),
    h("ul", { key: "list of events", role: "list", "aria-label": S.events }, store.events.map(eventItem)),
  ];
}

function eventItem(event) {
  const when = event.active ? S.eventNow : stamp(event.start, "f", me()?.locale);
  const note = h("span", { class: "event-note" }, `${when} · ${event.location}`);
  return h("li", { key: event.id, class: "event", title: event.description ?? "" }, event.name, note);
}

function channelItem(channel) {
  const isThread = channel.type === THREAD;
  const unread = store.unread.has(channel.id);
  const states = ["channel", isThread && "thread", unread && "unread", channel.archived && "archived"].filter(Boolean);
  const props = {
    class: states.join(" "),
    href: hashFor(store.person, channel.id),
    "aria-current": channel.id === store.channel ? "page" : null,
  };
  const sign = h("span", { class: "channel-sign", "aria-hidden": "true" }, signOf(channel));
  return h(
    "li",
    { key: channel.id },
    h(
      "a",
      props,
      sign,
      isThread ? hiddenText(`${channel.members ? S.privateThread : S.threadWord} `) : null,
      channel.type === FORUM ? hiddenText(`${S.forumWord} `) : null,
      channel.type === VOICE ? hiddenText(`${S.voiceWord} `) : null,
      h("span", { class: "channel-name" }, channel.name),
      channel.members ? h("span", { class: "channel-note", "aria-hidden": "true" }, S.privateWord) : null,
      unread ? hiddenText(`, ${S.unread}`) : null,
    ),
  );
}

const signOf = (channel) => ({ [DM]: "@", [THREAD]: "⤷", [FORUM]: "▤", [VOICE]: "♪" })[channel.type] ?? "#";

function botState() {
  const { bot } = store;
  return [
    h("span", { class: bot.online ? "dot online" : "dot", "aria-hidden": "true" }),
    bot.online ? S.botOnline(bot.name) : S.botOffline(bot.name),
  ];
}

function drawHead() {
  const channel = here();
  const name = channel ? channel.name : "";
  const sign = channel ? `${signOf(channel)} ` : "";
  patchChildren(document.getElementById("channel-title"), [
    h("span", { class: "channel-sign", "aria-hidden": "true" }, sign),
    name,
  ]);
  patchChildren(
    document.getElementById("channel-state"),
    channelNotes(channel).map((note) => h("p", null, note)),
  );
  document.title = [me()?.name, channel && titleOf(channel), channel?.guild ?? store.guild.name].filter(Boolean).join(" · ");
}

// Where the channels are a drawer, its button tells what a closed drawer hides.
function drawMenuButton() {
  const button = document.getElementById("menu-button");
  const news = store.unread.size > 0;
  button.classList.toggle("unread", news);
  button.setAttribute("aria-label", news ? `${S.menu}, ${S.unread}` : S.menu);
}

function channelNotes(channel) {
  const { bot, people, sending } = store;
  return [
    store.everConnected && people.length === 0 && S.nobody,
    store.everConnected && !channel && S.noChannel,
    channel?.archived && (channel.locked && !me()?.moderator ? S.lockedArchive : S.archived),
    channel?.locked && !channel.archived && !me()?.moderator && S.locked,
    channel?.type === FORUM && S.forumNote,
    channel && !channel.bot_can_post && (channel.guild ? S.guest(bot.name) : S.mute(bot.name)),
    store.everConnected && !bot.online && S.botOffline(bot.name),
    sending.size > 0 && S.commandWaits(bot.name),
  ].filter(Boolean);
}
