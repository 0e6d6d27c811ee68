/** What this device knows of a table: the position, what happened, what is asked, who is here. */
import { memories } from "../fair/memory.svelte";
import { RollBook, type RollMark } from "../fair/rolls";
import { storage, type StoredSeat } from "../client/storage.svelte";
import type {
  Advice,
  Asked,
  ClockNow,
  Fact,
  Facts,
  LessonNow,
  Line,
  MenuItem,
  Plain,
  Planned,
  Refused,
  Rest,
  Seen,
  Situation,
  TakenBack,
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
import { waits } from "./clocktime.svelte";
import { Director } from "./director";
import { ForMe } from "./forme.svelte";
import { applied } from "./patches";

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

/** The reason for which a lesson refuses an answer that the rules allow. */
const LESSON = "lesson";
const LOG_ASKED = 400;
const LOG_KEPT = 1500;
/** A position that has just changed may change again: its sentences can wait a moment. */
const PORTRAIT_WAIT = 300;
/** Milliseconds for which the last caption stays. */
const CAPTION_STAYS = 2000;
/** After a reconnect so many acts are shown; more are summed up. */
const MOST_CAUGHT_UP = 6;
/** As many of the last acts a screen reader finds. */
const ACTS_KEPT = 8;

export class TableStore {
  link = $state.raw<LinkState>({
    link: "connecting",
    cause: "lost",
    retryAt: null,
    trouble: null,
    unconfirmed: 0,
  });
  seat = $state<number | null>(null);
  /** The shown position: board, plates, shelf, tray, score and log are all drawn from `view` and `log`, which move on
   * together; `step` is the number of the last fact they include. */
  view = $state.raw<View>({});
  step = $state(0);
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
  /** The last acts that were shown, each a sentence for whoever listens. */
  acts = $state.raw<Act[]>([]);
  /** Something happened that could not be followed: it is summed up. */
  missed = $state(false);
  /** Where the lesson stands, at a table that teaches one. */
  lesson = $state.raw<LessonNow | null>(null);
  /** The last fact this seat knew when it last answered. */
  mark = $state(0);
  rewound = $state(0);
  /** What was taken back with everybody's consent, and after which fact. */
  takenBack = $state.raw<TakenBack[]>([]);
  /** Questions that the table answers for this seat. */
  readonly forMe = new ForMe();

  private branch: number | null = null;
  private received = 0;
  /** The log as it is to be once the position that belongs to it has come. */
  private logDue: LogLine[] | null = null;
  private resuming = false;
  private seenQuestion = "";
  private attends: () => boolean = () => false;
  private readonly rolls = new RollBook();
  private connection: Connection;
  private director: Director;
  private stage: Stage | null = null;
  private clearing: ReturnType<typeof setTimeout> | null = null;
  private portraitTimer: ReturnType<typeof setTimeout> | null = null;

  constructor(
    readonly table: string,
    readonly as: StoredSeat | null,
    private readonly lang: () => string,
    open: () => Socket = () => new WebSocket(socketAddress(table)) as unknown as Socket,
  ) {
    this.director = new Director(
      () => ({
        speed: storage.settings.speed,
        hidden: document.hidden,
        onClock: this.clock !== null,
      }),
      {
        show: (act, at, during) => this.show(act, at, during),
        changed: (busy) => this.changed(busy),
        missed: () => (this.missed = true),
      },
    );
    this.connection = new Connection(open, {
      hello: () => this.hello(),
      heard: (messages) => this.heard(messages),
      changed: (state) => (this.link = state),
    });
    if (as) this.mark = storage.table(table)?.marks?.[as.seat] ?? 0;
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
  skip = (): void => {
    if (this.clearing && this.staged) this.clearStage();
    else this.director.skip();
  };

  /** Show an act again, over the position as it stands. */
  replay(act: Act): void {
    if (this.busy) return;
    this.fresh = act.lines;
    this.staged = { ...act, during: act.millis };
    this.clearStage(act.millis || CAPTION_STAYS);
  }

  /** Let the board show where something happened; nothing lights up while acts are shown. */
  point(lines: LogLine[]): void {
    // Without their rolls: nothing is to be heard.
    if (!this.busy) this.fresh = lines.map(({ number, fact }) => ({ number, fact }));
  }

  /** How the game wants its facts to be shown. */
  direct(stage: Stage | null): void {
    this.stage = stage;
  }

  /** How the game wants its facts to be shown; null before it is known. */
  get staging(): Stage | null {
    return this.stage;
  }

  /** What tells whether something lies over the board for which the clock may wait. */
  attend(attends: () => boolean): void {
    this.attends = attends;
  }

  /** Whether this seat is asked, and everything that led to it has been shown. */
  get myTurn(): boolean {
    return this.question !== null && !this.busy && !this.forMe.holds;
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

  /** What an answer would do, by the reckoning of the rules. */
  async effects(action: string): Promise<Plain> {
    const reply = await this.request({ type: "effects", action });
    return reply.type === "told" ? (reply.data as Plain) : null;
  }

  request(ask: Ask): Promise<Reply> {
    return this.connection.request(ask);
  }

  private taken(reply: Reply): boolean {
    if (reply.type !== "refused") return true;
    // What a lesson says to an answer stands with its other words.
    if (reply.reason !== LESSON) this.refused = reply;
    return false;
  }

  // Hearing

  private hello(): ReturnType<typeof helloOf> {
    this.rolls.clear();
    this.resuming = this.branch !== null;
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
      else if (message.type === "lesson") this.taught(message as LessonNow);
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
    this.logDue = told.length > 0 ? told : before;
    this.resuming = false;
    this.fresh = [];
    this.acts = [];
    this.staged = null;
    if (again) this.rewound++;
    this.takenBack = said.taken_back ?? [];
    this.mark = Math.min(this.mark, said.number);
    this.director.add({ ...AT_ONCE, then: () => this.stands(said) });
  }

  private facts(said: Facts, own: boolean): void {
    this.rolls.note(said.rolls);
    const lines = (said.facts as Fact[]).map((fact, at) =>
      this.rolls.marked({ number: said.first + at, fact }),
    );
    const late = this.resuming;
    const known = this.received;
    this.resuming = false;
    this.received = Math.max(known, said.first + lines.length - 1);
    if (said.clock) this.timed(said.clock);
    const steps = said.steps ?? [{ facts: lines.length, patch: null }];
    if (steps.length === 0) this.director.add({ ...AT_ONCE, own, then: () => this.stands(said) });
    let from = 0;
    steps.forEach(({ facts, patch }, at) => {
      const heard = lines.slice(from, from + facts).filter((line) => line.number > known);
      const last = at === steps.length - 1;
      from += facts;
      const acts = actsOf(heard, this.stage, this.seat);
      const many = late && acts.filter((act) => act.weight > 0).length > MOST_CAUGHT_UP;
      if (many) this.missed = true;
      this.director.add({
        acts: many ? [] : acts,
        own,
        late,
        asks: last && said.question != null,
        place: () => this.place(heard, patch as View | null),
        then: () => last && this.stands(said),
      });
    });
  }

  /** Move the shown position on: with a patch at once, without one when the position comes. */
  private place(lines: LogLine[], patch: View | null): void {
    const log = [...(this.logDue ?? this.log).slice(-LOG_KEPT), ...lines];
    if (patch === null) {
      this.logDue = log;
      return;
    }
    this.logDue = null;
    this.log = log;
    this.step = log.at(-1)?.number ?? this.step;
    this.setView(applied(patch, this.view));
  }

  private setView(view: View): void {
    this.view = view;
    this.portraitTimer ??= setTimeout(() => void this.askPortrait(), PORTRAIT_WAIT);
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
      ...AT_ONCE,
      place: () => {
        if (this.logDue) this.log = this.logDue;
        this.logDue = null;
        this.step = said.number;
        this.setView(said.whole ? view : { ...this.view, ...view });
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

  /** A lesson goes on once everything before it has been shown. */
  private taught(lesson: LessonNow): void {
    this.director.add({ ...AT_ONCE, then: () => (this.lesson = lesson) });
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
    if (act.weight === 0) return;
    this.acts = [...this.acts.slice(1 - ACTS_KEPT), act];
    this.staged = { ...act, during };
  }

  /** Once all is shown the last caption stays a moment longer, and the clock may start. */
  private changed(busy: boolean): void {
    this.busy = busy;
    if (busy) return;
    this.tellShown();
    if (this.staged === null || this.clearing) return;
    this.staged = { ...this.staged, during: 0 };
    this.clearStage(CAPTION_STAYS);
  }

  private clearStage(after = 0): void {
    if (this.clearing) clearTimeout(this.clearing);
    this.clearing = setTimeout(() => {
      this.clearing = null;
      this.staged = null;
    }, after);
  }

  /** Tell the server that the question is open, if the clock has waited for that. */
  tellShown(): void {
    const { question, clock, seat } = this;
    if (!question || !clock || seat === null || this.busy || this.attends()) return;
    // A clock that has started may wait again, for an offer.
    const waited = `${question.id.join()} ${clock.deadlines?.[String(seat)]}`;
    if (waited === this.seenQuestion || !waits(clock, seat, Date.now() / 1000 - this.ahead)) return;
    this.seenQuestion = waited;
    void this.request({ type: "shown", question: question.id });
  }

  private noteMark(): void {
    this.mark = this.received;
    this.missed = false;
    if (!this.as) return;
    const marks = { ...storage.table(this.table)?.marks, [this.as.seat]: this.mark };
    storage.keep(this.table, { marks });
  }
}

/** Nothing to show: what holds now. */
const AT_ONCE = { acts: [], own: true, asks: false, place: () => {}, then: () => {} };

function helloOf(
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
