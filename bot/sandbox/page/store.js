// What the page knows, and who wants to hear when it changes.

export const store = {
  people: [],
  channels: [],
  events: [], // scheduled in the server
  elsewhere: [], // direct messages with the bot (each person's own), and channels of servers in which the bot is not
  commands: [],
  offered: {}, // ids of the commands by channel and person, where more than permissions decides
  guild: { id: "", name: "" },
  bot: { id: "", name: "", online: false },
  person: null, // ids, as in location.hash
  channel: null,
  messages: new Map(), // of the open channel, by id, as this person sees them
  loaded: false,
  target: null, // id of the message of the open channel to which a link leads
  connected: false,
  everConnected: false,
  unread: new Set(), // ids of channels
  world: 1, // counts changes of people, channels and bot, which mentions show
  local: [], // failures that only this page knows: {id, channel, person, command, reason}
  busy: new Map(), // components that wait: "message custom_id" -> interaction id
  failed: new Map(), // message id -> words, when a component of it failed
  sending: new Set(), // interactions without an answer yet
};

const listeners = new Set();
let queued = false;

/** Calls `listener()` after every change, once per burst. */
export function onChange(listener) {
  listeners.add(listener);
}

/** Says that the store changed. */
export function changed() {
  if (queued) return;
  queued = true;
  queueMicrotask(() => {
    queued = false;
    for (const listener of listeners) listener();
  });
}

/** The person, channel or message order that an id or message names. */
export const personOf = (id) => store.people.find((person) => person.id === id) ?? null;
export const channelOf = (id, person) => placesOf(person).find((channel) => channel.id === id) ?? null;
export const me = () => personOf(store.person);
export const here = () => channelOf(store.channel);

/** The types of channels; all threads are of one type here. */
export const THREAD = 11;
export const FORUM = 15;
export const VOICE = 2;
export const DM = 1;

/** The channels that a person sees: private threads only from the inside, or as a moderator. */
export function visibleChannels(person = store.person) {
  const manages = personOf(person)?.moderator;
  return store.channels.filter(({ members }) => !members || manages || members.includes(person));
}

/** What a person can open outside of the server: own direct messages, channels where the bot is a guest. */
export function elsewhere(person = store.person) {
  return store.elsewhere.filter(({ recipient }) => !recipient || recipient === person);
}

const placesOf = (person) => [...visibleChannels(person), ...elsewhere(person)];

/** How a channel is called in sentences: direct messages by the one with whom they are. */
export const titleOf = (channel) => `${channel.type === DM ? "@" : "#"}${channel.name}`;

/** The name of a user (bot included), or null. */
export function userName(id) {
  return id === store.bot.id ? store.bot.name : (personOf(id)?.name ?? null);
}

/** The language tag in which this person's Discord runs. */
export function locale() {
  return me()?.locale ?? "en-US";
}

/** Takes the answer of /page/state. */
export function takeState(state) {
  for (const name of ["people", "channels", "events", "elsewhere", "commands", "offered", "guild", "bot"]) store[name] = state[name] ?? store[name];
  store.world += 1;
  changed();
}

/** Snowflakes grow with time; as text they compare by length first. */
function compareIds(a, b) {
  return a.length - b.length || (a < b ? -1 : a > b ? 1 : 0);
}

/** The messages of the open channel, oldest first, with this page's own failure notes among them. */
export function timeline() {
  const mine = store.local.filter((note) => note.channel === store.channel && note.person === store.person);
  return [...store.messages.values(), ...mine].sort((a, b) => compareIds(a.id, b.id));
}

/** Reads and writes the selection in location.hash, so that two tabs can be two people. */
export function readHash() {
  const hash = new URLSearchParams(location.hash.slice(1));
  return { person: hash.get("p"), channel: hash.get("c"), message: hash.get("m") };
}

/** The address that selects a person and a channel, and leads to a message of it. */
export function hashFor(person, channel, message) {
  return `#${new URLSearchParams({ p: person ?? "", c: channel ?? "", ...(message ? { m: message } : {}) })}`;
}
