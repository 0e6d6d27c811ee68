/** A draft: answers to a run of like questions that are put together first and sent as one. What it leads to is told by
 * the server, which plays it on what this seat sees: no capacity and no rule stands here. */
import type { Asked, Foreseen, MenuItem, Plain, Rest, View } from "../wire";
import { applied } from "./patches";

/** Kinds of answers that go into a draft, by the key of their question. */
export type Drafts = Record<string, string[]>;

/** What a draft needs of its table. */
export interface DraftTable {
  /** What is asked, once all before it has been shown. */
  readonly question: Asked | null;
  readonly view: View;
  readonly menu: MenuItem[] | null;
  readonly kinds: Drafts;
  foresee(actions: string[], more?: { fill?: string; name?: string | string[] }): Promise<Plain>;
  /** Give an answer and those that follow it; what came back of them, or null if the first was refused. */
  give(action: string, then: string[]): Promise<{ rest: Rest | null } | null>;
}

/** What ends a run before all of it is used. */
const ENDS = ["done", "decline"];
const kindOf = (action: string): string => action.split(" ")[0] ?? "";
const idOf = (question: Asked | null): string => question?.id.join() ?? "";

export class Draft {
  /** The answers so far, in their order. */
  words = $state.raw<string[]>([]);
  /** Why something came out of the draft again. */
  reason = $state.raw<Rest | null>(null);
  private sight = $state.raw<Foreseen | null>(null);
  /** The question that the draft begins with. */
  private of = $state("");
  private looks = 0;
  /** What a sent draft left over, for the question that follows. */
  private back: Rest | null = null;

  constructor(private readonly table: DraftTable) {}

  /** Whether there is something in it. */
  get active(): boolean {
    return this.words.length > 0 && this.of === idOf(this.table.question);
  }

  /** Whether answers to the present question go into a draft. */
  get open(): boolean {
    const { question, kinds } = this.table;
    return question !== null && kinds[question.key] !== undefined;
  }

  /** The question the draft begins with. */
  get asked(): Asked | null {
    return this.table.question;
  }

  private get seen(): Foreseen | null {
    return this.active ? this.sight : null;
  }

  /** What would be asked next; null once the run is complete. */
  get question(): Asked | null {
    if (this.seen === null) return this.table.question;
    const next = this.seen.question;
    return next !== null && this.table.kinds[next.key] !== undefined ? next : null;
  }

  readonly menu: MenuItem[] | null = $derived.by(() =>
    this.seen === null ? this.table.menu : this.question === null ? [] : this.seen.menu,
  );

  /** The position with the draft in it. */
  readonly view: View = $derived.by(() =>
    this.seen === null
      ? this.table.view
      : applied(this.seen.patch as Record<string, Plain>, this.table.view),
  );

  /** The answer that ends the run here and now, if it does not end by itself. */
  get end(): string | null {
    const options = this.question?.options ?? [];
    return options.find((one) => ENDS.includes(kindOf(one))) ?? null;
  }

  /** What to know before it is sent as it is: that something is lost, for instance. */
  get warning(): string {
    return this.menu?.find((item) => item.action === this.end)?.warning ?? "";
  }

  takes(action: string): boolean {
    const { question } = this.table;
    return question !== null && (this.table.kinds[question.key]?.includes(kindOf(action)) ?? false);
  }

  add(action: string): void {
    this.change([...(this.active ? this.words : []), action]);
  }

  /** Take the last of some equal answers out. */
  remove(action: string): void {
    const at = this.words.lastIndexOf(action);
    if (at >= 0) this.change(this.words.filter((_, other) => other !== at));
  }

  /** Take several answers out at once. */
  without(actions: string[]): void {
    this.change(this.words.filter((one) => !actions.includes(one)));
  }

  /** Another answer in the place of one. */
  replace(at: number, action: string): void {
    this.change(this.words.map((one, other) => (other === at ? action : one)));
  }

  /** Take the newest out. */
  undo(): void {
    this.change(this.words.slice(0, -1));
  }

  clear(): void {
    this.change([]);
  }

  /** Fill up with the answers of a query, or with `default`. */
  fill(by: string): void {
    this.begin();
    void this.look(this.words, by);
  }

  /** What each answer of a draft that was filled up answers. */
  get questions(): Asked[] {
    return this.seen?.questions ?? [];
  }

  async query(name: string | string[]): Promise<Plain> {
    const told = (await this.table.foresee(this.words, { name })) as Foreseen | null;
    return (told?.told ?? null) as Plain;
  }

  /** Send all of it as one answer, with what ends the run. */
  async send(): Promise<void> {
    const end = this.question === null ? null : this.end;
    const [first, ...then] = [...(this.active ? this.words : []), ...(end === null ? [] : [end])];
    if (first === undefined) return;
    const given = await this.table.give(first, then);
    this.back = given?.rest ?? null;
    this.step();
  }

  /** To be called whenever there is another question: what came back of a sent draft is in the next one. */
  step(): void {
    const { question } = this.table;
    if (question === null || this.of === idOf(question)) return;
    this.begin();
    const { back } = this;
    this.back = null;
    const left = back?.actions.filter((one) => this.takes(one)) ?? [];
    if (left.length > 0) void this.look(left).then(() => (this.reason ??= back));
  }

  private begin(): void {
    const id = idOf(this.table.question);
    if (this.of === id) return;
    this.of = id;
    this.words = [];
    this.sight = null;
    this.reason = null;
    this.looks++;
  }

  private change(words: string[]): void {
    this.begin();
    this.reason = null;
    this.words = words;
    if (words.length > 0) void this.look(words);
    else {
      this.sight = null;
      this.looks++;
    }
  }

  /** Ask what a list of answers leads to; those that are not possible come out one by one. */
  private async look(words: string[], fill?: string): Promise<void> {
    const look = ++this.looks;
    this.words = words;
    const told = (await this.table.foresee(words, fill ? { fill } : {})) as Foreseen | null;
    if (look !== this.looks) return;
    if (told === null) {
      this.words = this.sight?.actions ?? [];
      return;
    }
    this.sight = told;
    this.words = told.actions;
    const { rest } = told;
    if (!rest) {
      if (told.actions.length === 1 && this.question === null) await this.send();
      return;
    }
    await this.look([...told.actions, ...rest.actions.slice(1)], fill);
    this.reason ??= rest;
  }
}
