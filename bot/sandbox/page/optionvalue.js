// What the text in an option's field means: its choices, its value, and what is wrong with it.

import { localised } from "./commands.js";
import { store } from "./store.js";
import { S } from "./strings.js";

/** The types of options. */
export const T = {
  string: 3,
  integer: 4,
  boolean: 5,
  user: 6,
  role: 8,
};

// Everybody in the world, the bot last.
function userChoices() {
  const bot = { value: store.bot.id, label: store.bot.name, detail: S.app };
  return [...store.people.map((person) => ({ value: person.id, label: person.name })), bot];
}

/** A choice of Discord's as a list item. */
export const choice = (one) => ({ value: one.value, label: localised(one) });

/** The items of an option that offers only these, or null when it takes free input. */
export function fixedChoices(option) {
  if (option.choices?.length) return option.choices.map(choice);
  if (option.type === T.boolean)
    return [
      { value: true, label: S.yes },
      { value: false, label: S.no },
    ];
  if (option.type === T.user) return userChoices();
  return option.type === T.role ? [] : null;
}

/** At most 25 items whose label holds what was typed. */
export function filter(items, typed) {
  const sought = typed.trim().toLowerCase();
  return items.filter((item) => item.label.toLowerCase().includes(sought)).slice(0, 25);
}

/** `[value, error]` of what was typed into an option; `match` is the item that it names, if any. */
export function read(option, text, match) {
  if (text === "") return [null, S.needed];
  if (match) return [match.value, null];
  if (fixedChoices(option)) return [null, S.notListed];
  if (option.type === T.integer) return readNumber(option, text);
  return [text, tooFar(text.length, option.min_length, option.max_length, S.tooShort, S.tooLong)];
}

function readNumber(option, text) {
  const number = Number(text.replace(",", "."));
  if (!Number.isSafeInteger(number)) return [null, S.notWhole];
  return [number, tooFar(number, option.min_value, option.max_value, S.tooSmall, S.tooBig)];
}

function tooFar(size, min, max, below, above) {
  if (min !== undefined && min !== null && size < min) return below(min);
  return max !== undefined && max !== null && size > max ? above(max) : null;
}
