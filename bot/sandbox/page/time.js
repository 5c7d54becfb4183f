// Times in the reader's language, and Discord's `<t:UNIX:STYLE>` stamps, of which R ticks.

const STYLES = {
  t: { timeStyle: "short" },
  T: { timeStyle: "medium" },
  d: { dateStyle: "short" },
  D: { dateStyle: "long" },
  f: { dateStyle: "long", timeStyle: "short" },
  F: { dateStyle: "full", timeStyle: "short" },
};

// [unit, its seconds, below how many seconds it serves]
const UNITS = [
  ["second", 1, 60],
  ["minute", 60, 3600],
  ["hour", 3600, 86400],
  ["day", 86400, 30 * 86400],
  ["month", 30.44 * 86400, 365 * 86400],
  ["year", 365.25 * 86400, Infinity],
];

const formatters = new Map();

function formatter(kind, locale, options) {
  const key = `${kind.name} ${locale} ${JSON.stringify(options)}`;
  if (!formatters.has(key)) formatters.set(key, new kind(locale, options));
  return formatters.get(key);
}

/** "in 30 seconds", "2 minutes ago": how far `unix` (seconds) lies from `now` (seconds). */
function relative(unix, locale, now = Date.now() / 1000) {
  const distance = Math.round(unix - now);
  const [unit, size] = UNITS.find(([, , below]) => Math.abs(distance) < below);
  return formatter(Intl.RelativeTimeFormat, locale, { numeric: "always" }).format(Math.round(distance / size), unit);
}

/** One of Discord's stamp styles as text. */
export function stamp(unix, style, locale) {
  if (style === "R") return relative(unix, locale);
  return formatter(Intl.DateTimeFormat, locale, STYLES[style] ?? STYLES.f).format(unix * 1000);
}

/** The short time of a message: the hour today, else the day with it. */
export function messageTime(iso, locale) {
  const moment = new Date(iso);
  const today = moment.toDateString() === new Date().toDateString();
  const options = today ? { timeStyle: "short" } : { dateStyle: "short", timeStyle: "short" };
  return formatter(Intl.DateTimeFormat, locale, options).format(moment);
}

/** The whole time of a message, for its title. */
export function longTime(iso, locale) {
  return formatter(Intl.DateTimeFormat, locale, STYLES.F).format(new Date(iso));
}

/** Keeps all ticking stamps of the page right. */
export function startTicking() {
  setInterval(tick, 1000);
}

function tick() {
  for (const el of document.querySelectorAll("time[data-ticks]")) {
    const text = relative(Number(el.dataset.ticks), el.lang);
    if (el.firstChild && el.firstChild.nodeValue !== text) el.firstChild.nodeValue = text;
  }
}
