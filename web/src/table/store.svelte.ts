/** What this device knows of a table: the position, what happened, what is asked, who is here. */
import { RollBook, type RollMark } from "../fair/rolls";
import { storage, type StoredSeat } from "../client/storage.svelte";
import type {
  Asked,
  ClockNow,
  Fact,
  Facts,
  LessonNow,
  Line,
  MenuItem,
  Planned,
  Seen,
  Situation,
  TakenBack,
  ToClient,
  View,
  Welcome,
} from "../wire";
import type { Section } from "../games/contract";
import { Connection, helloOf, socketAddress, type LinkState, type Socket } from "./connection";
import { actsOf, type Act, type Stage } from "./acts";
import { waits } from "./clocktime.svelte";
import { Director } from "./director";
import { ForMe } from "./forme.svelte";
import { applied } from "./patches";
import { Shown, type StagedAct } from "./shown.svelte";
import { Speaking } from "./speaking.svelte";

/** A fact with its number in the stream of this seat. */
export interface LogLine {
  number: number;
  fact: Fact;
  /** What chance decided between the fact before and this one, in order; several dice are several rolls. */
  rolls?: RollMark[];
}

const LOG_KEPT = 1500;
/** A position that has just changed may change again: its sentences can wait a moment. */
const PORTRAIT_WAIT = 300;
/** After a reconnect so many acts are shown; more are summed up. */
const MOST_CAUGHT_UP = 6;

export class TableStore extends Speaking {
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
  private lasts: (act: Act) => boolean = () => false;
  private readonly rolls = new RollBook();
  private readonly shown = new Shown();
  protected readonly connection: Connection;
  private director: Director;
  private stage: Stage | null = null;
  private portraitTimer: ReturnType<typeof setTimeout> | null = null;

  constructor(
    readonly table: string,
    readonly as: StoredSeat | null,
    private readonly lang: () => string,
    open: () => Socket = () => new WebSocket(socketAddress(table)) as unknown as Socket,
  ) {
    super();
    this.director = new Director(
      () => ({
        speed: storage.settings.speed,
        hidden: document.hidden,
        onClock: this.clock !== null,
        lasts: (act) => this.lasts(act),
      }),
      {
        show: (act, at, during) => this.shown.show(act, at, during),
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
    this.shown.stop();
    if (this.portraitTimer) clearTimeout(this.portraitTimer);
    this.connection.stop();
  }

  retryNow = (): void => this.connection.retryNow();
  hurry = (): void => this.director.hurry();
  /** End the act that is being shown; the next one follows. */
  skip = (): void => {
    if (!this.shown.end()) this.director.skip();
  };

  /** Facts of the step that is being shown: what a board may animate. */
  get fresh(): LogLine[] {
    return this.shown.fresh;
  }

  /** Acts still appear one after the other. */
  get busy(): boolean {
    return this.shown.busy;
  }

  /** The act that is being shown, or that was shown last. */
  get staged(): StagedAct | null {
    return this.shown.staged;
  }

  /** The last acts that were shown. */
  get acts(): Act[] {
    return this.shown.acts;
  }

  /** Show an act again, over the position as it stands. */
  replay(act: Act): void {
    this.shown.replay(act);
  }

  /** Let the board show where something happened; nothing lights up while acts are shown. */
  point(lines: LogLine[]): void {
    this.shown.point(lines);
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

  /** What tells whether an act stays until somebody here has read it. */
  last(lasts: (act: Act) => boolean): void {
    this.lasts = lasts;
  }

  /** Whether this seat is asked, and everything that led to it has been shown. */
  get myTurn(): boolean {
    return this.question !== null && !this.busy && !this.forMe.holds;
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
    this.shown.forget();
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

  private changed(busy: boolean): void {
    this.shown.busy = busy;
    if (busy) return;
    this.tellShown();
    this.shown.linger();
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

  protected noteMark(): void {
    this.mark = this.received;
    this.missed = false;
    if (!this.as) return;
    const marks = { ...storage.table(this.table)?.marks, [this.as.seat]: this.mark };
    storage.keep(this.table, { marks });
  }
}

/** Nothing to show: what holds now. */
const AT_ONCE = { acts: [], own: true, asks: false, place: () => {}, then: () => {} };
