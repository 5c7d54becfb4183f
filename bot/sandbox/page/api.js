// The page's side of the server: JSON requests and the one-way socket.

/** A refusal of the server (`code`, `message`, `status`), or code "offline" when it is not there. */
export class ApiError extends Error {
  constructor(code, message, status) {
    super(message);
    this.code = code;
    this.status = status;
  }
}

async function request(method, path, body) {
  let answer;
  try {
    answer = await fetch(`/page/${path}`, options(method, body));
  } catch {
    throw new ApiError("offline", "offline", 0);
  }
  const data = await answer.json().catch(() => ({}));
  if (!answer.ok) throw new ApiError(data.error ?? "http", data.message ?? String(answer.status), answer.status);
  return data;
}

function options(method, body) {
  const headers = { "X-Sandbox": "1" };
  if (body === undefined) return { method, headers };
  return { method, headers: { ...headers, "Content-Type": "application/json" }, body: JSON.stringify(body) };
}

function query(values) {
  return new URLSearchParams(values).toString();
}

export const api = {
  state: () => request("GET", "state"),
  history: (person, channel) => request("GET", `history?${query({ person, channel })}`),
  addPerson: (person) => request("POST", "people", person),
  changePerson: (id, change) => request("PATCH", `people/${encodeURIComponent(id)}`, change),
  changeCommand: (id, change) => request("PATCH", `commands/${encodeURIComponent(id)}`, change),
  addChannel: (channel) => request("POST", "channels", channel),
  changeChannel: (id, change) => request("PATCH", `channels/${encodeURIComponent(id)}`, change),
  deleteChannel: (id) => request("DELETE", `channels/${encodeURIComponent(id)}`),
  command: (body) => request("POST", "command", body),
  member: (body) => request("POST", "member", body),
  autocomplete: (body) => request("POST", "autocomplete", body),
  component: (body) => request("POST", "component", body),
  modal: (body) => request("POST", "modal", body),
  message: (body) => request("POST", "message", body),
  deleteMessage: (person, channel, id) => request("DELETE", `message?${query({ person, channel, id })}`),
};

const FIRST_WAIT = 400;
const LONGEST_WAIT = 4000;

/** The socket of one person at a time, which comes back by itself when it drops. */
export class Link {
  #socket = null;
  #person = null;
  #wait = FIRST_WAIT;
  #timer = 0;

  /** `onEvent(event)`, `onOpen()` each time it stands (again), `onLost()` each time it fails. */
  constructor({ onEvent, onOpen, onLost }) {
    Object.assign(this, { onEvent, onOpen, onLost });
  }

  /** Listens for this person from now on. */
  follow(person) {
    if (person === this.#person) return;
    this.#person = person;
    this.#wait = FIRST_WAIT;
    this.retry();
  }

  /** Connects at once, whatever stood before. */
  retry() {
    clearTimeout(this.#timer);
    this.#drop();
    if (this.#person) this.#connect();
  }

  #drop() {
    const old = this.#socket;
    this.#socket = null;
    old?.close();
  }

  #connect() {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/page/socket?${query({ person: this.#person })}`);
    this.#socket = socket;
    const mine = (act) => (event) => socket === this.#socket && act(event);
    socket.onopen = mine(() => this.#opened());
    socket.onmessage = mine((event) => this.onEvent(JSON.parse(event.data)));
    socket.onclose = mine(() => this.#lost());
  }

  #opened() {
    this.#wait = FIRST_WAIT;
    this.onOpen();
  }

  #lost() {
    this.#socket = null;
    this.#timer = setTimeout(() => this.#connect(), this.#wait);
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
    this.onLost();
  }
}
