/** What this device knows of a table: the position, what happened, what is asked, who is here. */
import { memories } from "../fair/memory.svelte";
import { RollBook, type RollMark } from "../fair/rolls";
import { storage, type StoredSeat } from "../client/storage.svelte";
import { seatWord } from "../client/speaker";
import type {
  Advice,
  Asked,
  ClockNow,
  Fact,
  Facts,
  Line,
  MenuItem,
  Plain,
  Planned,
  Refused,
  Rest,
  Seen,
  Situation,
  TalksNow,
  ToClient,
  View,
  Welcome,
} from "../wire";
import type { Section } from "../games/contract";
import {
  Connection,
  socketAddress,
  type Ask,
  type LinkState,
  type Reply,
  type Socket,
} from "./connection";
import { actsOf, type Act, type Stage } from "./acts";
import { Director } from "./director";
import { ForMe } from "./forme.svelte";

/** A fact with its number in the stream of this seat. */
export interface LogLine {
  number: number;
  fact: Fact;
  /** What chance decided between the fact before and this one, in order; several dice are several rolls. */
  rolls?: RollMark[];
}

export interface StagedAct extends Act {
  /** Milliseconds; 0 once it is over. */
  during: number;
}

const LOG_ASKED = 400;
const LOG_KEPT = 1500;
/** A position that has just changed may change again: its sentences can wait a moment. */
const PORTRAIT_WAIT = 300;
/** Milliseconds for which the last caption stays. */
const CAPTION_STAYS = 2000;

export class TableStore {
  link = $state.raw<LinkState>({
    link: "connecting",
    cause: "lost",
    retryAt: null,
    trouble: null,
    unconfirmed: 0,
  });
  seat = $state<number | null>(null);
  view = $state.raw<View>({});
  log = $state.raw<LogLine[]>([]);
  /** Facts of the step that is being shown: what a board may animate. */
  fresh = $state.raw<LogLine[]>([]);
  question = $state.raw<Asked | null>(null);
  unasked = $state.raw<string[]>([]);
  asked = $state.raw<string[]>([]);
  over = $state(false);
  situation = $state.raw<Situation | null>(null);
  clock = $state.raw<ClockNow | null>(null);
  /** How far this device's clock is ahead of the server's, in seconds. */
  ahead = $state(0);
  chat = $state.raw<Line[]>([]);
  planned = $state.raw<Planned | null>(null);
  menu = $state.raw<MenuItem[] | null>(null);
  /** The position in sentences, as the server tells it. */
  portrait = $state.raw<Section[]>([]);
  /** The answer that is on its way. */
  pending = $state<string | null>(null);
  refused = $state.raw<Refused | null>(null);
  /** Acts still appear one after the other. */
  busy = $state(false);
  /** The act that is being shown, and for how long; what was shown last stays a moment, with nothing left of its time. */
  staged = $state.raw<StagedAct | null>(null);
  /** The last fact this seat knew when it last answered. */
  mark = $state(0);
  rewound = $state(0);
  /** Questions that the table answers for this seat. */
  readonly forMe = new ForMe();

  private branch: number | null = null;
  private received = 0;
  private readonly rolls = new RollBook();
  private connection: Connection;
  private director: Director;
  private stage: Stage | null = null;
  private clearing: ReturnType<typeof setTimeout> | null = null;
  private portraitTimer: ReturnType<typeof setTimeout> | null = null;

  constructor(
    readonly table: string,
    readonly as: StoredSeat | null,
    private readonly lang: () => "en" | "de",
    open: () => Socket = () => new WebSocket(socketAddress(table)) as unknown as Socket,
  ) {
    this.director = new Director(
      () => ({
        speed: storage.settings.speed,
        hidden: document.hidden,
        onClock: this.clock !== null,
      }),
      (act, at, during) => this.show(act, at, during),
      (busy) => this.shown(busy),
    );
    this.connection = new Connection(open, {
      hello: () => this.hello(),
      heard: (messages) => this.heard(messages),
      changed: (state) => (this.link = state),
    });
    this.mark = Number(sessionStorage.getItem(this.markKey) ?? 0);
  }

  start(): void {
    this.connection.start();
  }

  stop(): void {
    this.director.clear();
    this.forMe.stop();
    if (this.clearing) clearTimeout(this.clearing);
    if (this.portraitTimer) clearTimeout(this.portraitTimer);
    this.connection.stop();
  }

  retryNow = (): void => this.connection.retryNow();
  hurry = (): void => this.director.hurry();
  /** End the act that is being shown; the next one follows. */
  skip = (): void => this.director.skip();

  /** How the game wants its facts to be shown. */
  direct(stage: Stage | null): void {
    this.stage = stage;
  }

  /** Whether this seat is asked, and everything that led to it has been shown. */
  get myTurn(): boolean {
    return this.question !== null && !this.busy && !this.forMe.holds;
  }

  /** What has happened since this seat last answered. */
  get since(): LogLine[] {
    return this.log.filter((line) => line.number > this.mark);
  }

  // Saying and asking

  /** Answer the question, or say something unasked. True if it was taken. */
  async act(action: string): Promise<boolean> {
    return (await this.give(action, [])) !== null;
  }

  /** Answer the question, and with it the next ones: what is left of them comes back. Null if nothing was taken. */
  async give(action: string, then: string[]): Promise<{ rest: Rest | null } | null> {
    if (this.pending !== null) return null;
    this.pending = action;
    this.refused = null;
    const quotes = this.question !== null && !this.unasked.includes(action);
    const reply = await this.request({
      type: "answer",
      action,
      question: quotes ? (this.question?.id ?? null) : null,
      ...(then.length > 0 ? { then } : {}),
    });
    this.pending = null;
    if (reply.type !== "accepted") {
      this.taken(reply);
      return null;
    }
    this.noteMark();
    const rest = reply.rest ?? null;
    if (this.as)
      for (const words of [action, ...then.slice(0, then.length - (rest?.actions.length ?? 0))])
        memories.answered(this.table, this.as.seat, words);
    return { rest };
  }

  /** What some answers would lead to, as far as this seat can know; null if that is not to be had. */
  async foresee(
    actions: string[],
    more: { fill?: string; name?: string | string[] } = {},
  ): Promise<Plain> {
    const reply = await this.request({ type: "foresee", actions, ...more });
    return reply.type === "told" ? (reply.data as Plain) : null;
  }

  /** Say something that is neither an answer nor a question, such as an undo. */
  async tell(ask: Ask): Promise<boolean> {
    this.refused = null;
    return this.taken(await this.request(ask));
  }

  async askHint(): Promise<Advice | null> {
    const reply = await this.request({ type: "hint" });
    return this.taken(reply) && reply.type === "told" ? (reply.data as Advice | null) : null;
  }

  /** Read out what a real die shows. */
  async declare(outcome: string, number: number): Promise<boolean> {
    if (this.pending !== null) return false;
    this.pending = outcome;
    this.refused = null;
    const reply = await this.request({ type: "declare", outcome, number });
    this.pending = null;
    return this.taken(reply);
  }

  /** With whom one negotiates, and who wants to let the clock stand meanwhile. */
  async askTalks(): Promise<TalksNow | null> {
    const reply = await this.request({ type: "talks" });
    return reply.type === "told" ? (reply.data as TalksNow) : null;
  }

  /** What a game can be asked: odds, reach, projections. Several names at once are answered by name. */
  async query(name: string | string[]): Promise<Plain> {
    const reply = await this.request({ type: "query", name });
    return reply.type === "told" ? (reply.data as Plain) : null;
  }

  request(ask: Ask): Promise<Reply> {
    return this.connection.request(ask);
  }

  private taken(reply: Reply): boolean {
    if (reply.type !== "refused") return true;
    this.refused = reply;
    return false;
  }

  // Hearing

  private hello(): ReturnType<typeof helloOf> {
    this.rolls.clear();
    return helloOf(
      this.as,
      this.lang(),
      this.branch === null ? null : { after: this.received, branch: this.branch },
    );
  }

  private heard(messages: ToClient[]): void {
    let own = messages.some((one) => one.type === "accepted");
    for (const message of messages) {
      if (message.type === "welcome") this.welcome(message);
      else if (message.type === "rewound") {
        this.welcome(message.welcome, true);
        own = true;
      } else if (message.type === "facts") this.facts(message, own);
      else if (message.type === "seen") this.seen(message);
      else if (message.type === "situation") this.situated(message);
      else if (message.type === "planned") this.wishes(message);
      else if (message.type === "line") this.spoke(message);
      else if (message.type === "sealed")
        void import("../fair/device").then(({ heardSealed }) => heardSealed(this.table, message));
    }
  }

  private welcome(said: Welcome, again = false): void {
    this.director.clear();
    this.rolls.clear();
    this.rolls.note(said.rolls);
    this.branch = said.branch;
    this.received = said.number;
    this.seat = said.seat;
    const told = (said.log as Fact[]).map((fact, at) =>
      this.rolls.marked({ number: said.number - said.log.length + 1 + at, fact }),
    );
    const before = again ? this.log.filter((line) => line.number <= said.number) : [];
    this.log = told.length > 0 ? told : before;
    this.fresh = [];
    this.staged = null;
    if (again) this.rewound++;
    this.mark = Math.min(this.mark, said.number);
    this.director.add({ acts: [], own: true, asks: false, then: () => this.stands(said) });
  }

  private facts(said: Facts, own: boolean): void {
    this.rolls.note(said.rolls);
    const lines = (said.facts as Fact[]).map((fact, at) =>
      this.rolls.marked({ number: said.first + at, fact }),
    );
    const fresh = lines.filter((line) => line.number > this.received);
    this.received = Math.max(this.received, said.first + lines.length - 1);
    if (said.clock) this.timed(said.clock);
    this.director.add({
      acts: actsOf(fresh, this.stage, this.seat),
      own,
      asks: said.question != null,
      then: () => this.stands(said),
    });
  }

  private stands(said: Welcome | Facts): void {
    this.asked = said.asked;
    this.over = said.over;
    if (said.unasked !== undefined) this.unasked = said.unasked;
    if (said.question !== undefined) this.setQuestion(said.question);
  }

  private setQuestion(question: Asked | null): void {
    const same = question?.id.join() === this.question?.id.join();
    this.forMe.asked(question, this.planned, this.menu);
    this.question = question;
    if (same && this.menu !== null) return;
    this.menu = null;
    if (question) void this.askMenu(question);
  }

  private async askMenu(question: Asked): Promise<void> {
    const reply = await this.request({ type: "menu" });
    if (reply.type === "told" && this.question === question) this.menu = reply.data as MenuItem[];
  }

  private seen(said: Seen): void {
    const view = said.view as View;
    this.director.add({
      acts: [],
      own: true,
      asks: false,
      then: () => {
        this.view = said.whole ? view : { ...this.view, ...view };
        this.portraitTimer ??= setTimeout(() => void this.askPortrait(), PORTRAIT_WAIT);
      },
    });
  }

  private async askPortrait(): Promise<void> {
    const reply = await this.request({ type: "portrait" });
    this.portraitTimer = null;
    if (reply.type === "told") this.portrait = reply.data as Section[];
  }

  private situated(said: Situation): void {
    this.situation = said;
    if (said.clock) this.timed(said.clock);
    if (this.as && said.status === "over") storage.keep(this.table, { over: true });
  }

  private timed(clock: ClockNow): void {
    this.clock = clock;
    this.ahead = Date.now() / 1000 - clock.now;
  }

  private wishes(said: Planned): void {
    this.planned = said;
    this.forMe.asked(this.question, said, this.menu);
  }

  private spoke(line: Line): void {
    if (this.chat.some((one) => one.number === line.number)) return;
    this.chat = [...this.chat, line].sort((a, b) => a.number - b.number);
  }

  // Showing

  private show(act: Act, at: number, during: number): void {
    if (this.clearing) clearTimeout(this.clearing);
    this.clearing = null;
    this.fresh = at === 0 ? act.lines : [...this.fresh, ...act.lines];
    this.log = [...this.log.slice(-LOG_KEPT), ...act.lines];
    if (act.weight > 0) this.staged = { ...act, during };
  }

  /** Once all is shown the last caption stays a moment longer. */
  private shown(busy: boolean): void {
    this.busy = busy;
    if (busy || this.staged === null) return;
    this.staged = { ...this.staged, during: 0 };
    this.clearing ??= setTimeout(() => (this.staged = null), CAPTION_STAYS);
  }

  private get markKey(): string {
    return `meridian.mark.${this.table}.${this.as?.seat ?? "-"}`;
  }

  private noteMark(): void {
    this.mark = this.received;
    sessionStorage.setItem(this.markKey, String(this.mark));
  }
}

function helloOf(
  as: StoredSeat | null,
  lang: "en" | "de",
  had: { after: number; branch: number } | null,
) {
  const token = as?.token ?? null;
  return { type: "hello" as const, token, lang, view: true, log: LOG_ASKED, ...(had ?? {}) };
}

/** Whether a fact is about a seat: somebody did something to it. */
export function concerns(line: LogLine, seat: number | null): boolean {
  return seat !== null && Object.values(line.fact.args).includes(seatWord(seat));
}
