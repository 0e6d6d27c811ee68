/** The socket to a table: it comes back by itself, and says again what was not confirmed. */
import type { StoredSeat } from "../client/storage.svelte";
import type { FromClient, Refused, ToClient, Trouble } from "../wire";

type Hello = Extract<FromClient, { type: "hello" }>;
export type Request = Exclude<FromClient, Hello>;
export type Reply = Extract<ToClient, { key: string }>;
/** Something to ask, without the key that this file gives it. */
export type Ask = Request extends infer One
  ? One extends { key: string }
    ? Omit<One, "key">
    : never
  : never;

/** connecting: for the first time. lost: was there, will be again. ended: not worth coming back. */
export type LinkName = "connecting" | "open" | "lost" | "ended";
/** Why the socket went: the server goes or restarts, we were too slow, or nobody knows. */
export type Cause = "going" | "slow" | "lost";

export interface LinkState {
  link: LinkName;
  cause: Cause;
  /** When the next attempt is made, in milliseconds since 1970. */
  retryAt: number | null;
  trouble: Trouble | null;
  /** How many things were said that nobody has confirmed. */
  unconfirmed: number;
}

/** The bit of a WebSocket that is used, so that tests can be without a network. */
export interface Socket {
  onopen: ((event: never) => void) | null;
  onmessage: ((event: { data: string }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
  send(text: string): void;
  close(): void;
  readonly readyState: number;
}

export interface Hooks {
  hello(): Hello;
  heard(messages: ToClient[]): void;
  changed(state: LinkState): void;
}

const CONNECTING = 0;
const OPEN = 1;
const SLOW = 1013;
const GOING = [1001, 1012];
const FIRST_WAIT = 500;
const LONGEST_WAIT = 8_000;
/** So long an answer may take before the socket is taken for dead. */
const PATIENCE = 12_000;

export function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(9)), (byte) =>
    byte.toString(36).padStart(2, "0"),
  ).join("");
}

/** How long to wait before attempt number `attempt`: longer each time, never all clients at once. */
export function waitFor(attempt: number, chance: number = Math.random()): number {
  return Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** attempt) * (0.75 + chance / 2);
}

interface Pending {
  message: Request;
  answer: (reply: Reply) => void;
  since: number;
}

export class Connection {
  private socket: Socket | null = null;
  private pending = new Map<string, Pending>();
  private attempt = 0;
  private timer: ReturnType<typeof setTimeout> | null = null;
  private watch: ReturnType<typeof setInterval> | null = null;
  private state: LinkState = {
    link: "connecting",
    cause: "lost",
    retryAt: null,
    trouble: null,
    unconfirmed: 0,
  };

  constructor(
    private readonly open: () => Socket,
    private readonly hooks: Hooks,
  ) {}

  start(): void {
    this.watch ??= setInterval(() => this.lookAfter(), 2000);
    this.connect();
  }

  /** Let go for good. */
  stop(): void {
    if (this.timer) clearTimeout(this.timer);
    if (this.watch) clearInterval(this.watch);
    this.timer = this.watch = null;
    this.drop();
    this.giveUp("closed");
  }

  /** Try again at once, if waiting to. */
  retryNow(): void {
    if (this.state.link !== "lost" || this.socket) return;
    if (this.timer) clearTimeout(this.timer);
    this.connect();
  }

  /** Say or ask something. The reply comes even if the socket breaks in between. */
  request(ask: Ask): Promise<Reply> {
    const message = { ...ask, key: newKey() } as Request;
    if (this.state.link === "ended") return Promise.resolve(ended(message.key, "closed"));
    return new Promise((answer) => {
      this.pending.set(message.key, { message, answer, since: Date.now() });
      if (this.state.link === "open") this.send(message);
      this.tell({});
    });
  }

  private connect(): void {
    this.timer = null;
    const socket = this.open();
    this.socket = socket;
    socket.onopen = () => socket.send(JSON.stringify(this.hooks.hello()));
    socket.onmessage = (event) => {
      if (this.socket === socket) this.hear(JSON.parse(event.data) as ToClient[]);
    };
    socket.onclose = (event) => {
      if (this.socket === socket) this.closed(event.code);
    };
  }

  private drop(): void {
    const socket = this.socket;
    this.socket = null;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    // Browsers write an error for a socket that is closed before it is open.
    if (socket.readyState === CONNECTING) socket.onopen = () => socket.close();
    else socket.close();
  }

  private hear(messages: ToClient[]): void {
    const trouble = messages.find((one) => one.type === "trouble");
    if (trouble) this.tell({ trouble });
    if (
      this.state.link !== "open" &&
      messages.some((one) => one.type === "welcome" || one.type === "facts")
    ) {
      this.attempt = 0;
      this.tell({ link: "open", retryAt: null, trouble: null });
      this.hooks.heard(messages);
      for (const one of this.pending.values()) this.send(one.message);
    } else {
      this.hooks.heard(messages);
    }
    for (const one of messages) if ("key" in one) this.settle(one);
  }

  private settle(reply: Reply): void {
    const found = this.pending.get(reply.key);
    if (!found) return;
    this.pending.delete(reply.key);
    found.answer(reply);
    this.tell({});
  }

  private send(message: Request): void {
    const found = this.pending.get(message.key);
    if (found) found.since = Date.now();
    // On a socket that is closing it would be lost; whatever has no reply is sent again on the next one.
    if (this.socket?.readyState === OPEN) this.socket.send(JSON.stringify(message));
  }

  private closed(code: number): void {
    this.socket = null;
    const { trouble } = this.state;
    if (trouble && !trouble.again) {
      this.tell({ link: "ended" });
      this.giveUp(trouble.reason);
      return;
    }
    const wait = waitFor(this.attempt++);
    const cause: Cause = code === SLOW ? "slow" : GOING.includes(code) ? "going" : "lost";
    this.timer = setTimeout(() => this.connect(), wait);
    this.tell({ link: "lost", cause, retryAt: Date.now() + wait });
  }

  /** A socket that answers nothing is dead, even if nobody has said so. */
  private lookAfter(): void {
    const late = [...this.pending.values()].some((one) => Date.now() - one.since > PATIENCE);
    if (this.state.link !== "open" || !late) return;
    this.drop();
    this.closed(0);
  }

  private giveUp(reason: string): void {
    for (const [key, one] of this.pending) one.answer(ended(key, reason));
    this.pending.clear();
  }

  private tell(changes: Partial<LinkState>): void {
    const said = [...this.pending.values()].filter(
      (one) =>
        !["look", "portrait", "menu", "query", "hint", "why", "shown"].includes(one.message.type),
    );
    this.state = { ...this.state, ...changes, unconfirmed: said.length };
    this.hooks.changed(this.state);
  }
}

function ended(key: string, reason: string): Refused {
  return { type: "refused", key, reason, text: "", clauses: [] };
}

/** Where the socket of a table is. */
export function socketAddress(table: string): string {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  return `${scheme}://${location.host}/api/tables/${encodeURIComponent(table)}/socket`;
}

/** How many of the last facts a device asks for. */
const LOG_ASKED = 400;

/** What a device says first: who it is, and what it has heard already. */
export function helloOf(
  as: StoredSeat | null,
  lang: string,
  had: { after: number; branch: number } | null,
) {
  const token = as?.token ?? null;
  return {
    type: "hello" as const,
    token,
    lang,
    view: true,
    steps: true,
    log: LOG_ASKED,
    ...(had ?? {}),
  };
}
