// The bot's slash commands as a person sees them: flat, in that person's language, only those allowed.

import { locale, me, store } from "./store.js";

const CHAT_INPUT = 1;
const OF_MEMBER = 2;
const SUBCOMMAND = 1;
const GROUP = 2;

/** A text of a command, option or choice in the person's language. */
export function localised(thing, field = "name") {
  return thing[`${field}_localizations`]?.[locale()] ?? thing[field] ?? "";
}

/** All commands that this person may use, in the order of their registration: `{root, subcommand, title, description, options}`. */
function commandList() {
  const usable = store.commands.filter((command) => (command.type ?? CHAT_INPUT) === CHAT_INPUT && allowed(command));
  return usable.flatMap((command) => flat(command, command, []));
}

/** What apps offer this person in the menu of another one, by name. */
export function entriesOf(person) {
  if (person.id === store.person) return [];
  return store.commands
    .filter((command) => command.type === OF_MEMBER && allowed(command))
    .sort((one, other) => localised(one).localeCompare(localised(other)));
}

function allowed(command) {
  const offered = store.offered[store.channel]?.[store.person];
  if (offered) return offered.includes(command.id);
  const permissions = command.default_member_permissions;
  return permissions === null || permissions === undefined || me()?.moderator;
}

function flat(root, node, path) {
  const options = node.options ?? [];
  const below = options.filter((option) => option.type === SUBCOMMAND || option.type === GROUP);
  if (below.length) return below.flatMap((child) => flat(root, child, [...path, child]));
  const names = [root, ...path].map((part) => localised(part));
  return [
    {
      root: root.name,
      subcommand: path.map((part) => part.name).join(" ") || undefined,
      title: `/${names.join(" ")}`,
      description: localised(node, "description"),
      options,
    },
  ];
}

/** The commands that fit what was typed after the slash, best first. */
export function matching(typed) {
  const sought = `/${typed.trim().toLowerCase()}`;
  const all = commandList();
  const starts = all.filter((command) => command.title.toLowerCase().startsWith(sought));
  const holds = all.filter(
    (command) => !starts.includes(command) && command.title.toLowerCase().includes(sought.slice(1)),
  );
  return [...starts, ...holds];
}

/** The command whose whole name was typed with a space behind it, or null. */
export function typedOut(text) {
  if (!text.endsWith(" ")) return null;
  return commandList().find((command) => `${command.title.toLowerCase()} ` === text.toLowerCase()) ?? null;
}
