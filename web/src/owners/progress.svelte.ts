/** How far an owner is with a game. It is kept on this device alone. */
import { read, write } from "../client/storage.svelte";
import type { AskedDatum, OwnerAnswers, OwnersDisagreement } from "../wire";

interface Kept {
  /** The page that was shown last. */
  at: number;
  answers: OwnerAnswers;
  disagreements: OwnersDisagreement[];
}

const keyOf = (game: string): string => `meridian.owner.${game}`;
const blank = (): Kept => ({
  at: 0,
  answers: { name: "", source: "", values: {}, marks: {} },
  disagreements: [],
});

export class Progress {
  kept = $state.raw<Kept>(blank());

  constructor(readonly game: string) {
    const found = read<Partial<Kept>>(keyOf(game), {});
    const fresh = blank();
    this.kept = { ...fresh, ...found, answers: { ...fresh.answers, ...found.answers } };
  }

  get answers(): OwnerAnswers {
    return this.kept.answers;
  }

  /** The answers with what is typed on a page but not saved yet. */
  withTyped(data: AskedDatum[], typed: Record<string, string>): OwnerAnswers {
    const { values, marks, ...about } = this.answers;
    const others = Object.entries(values ?? {}).filter(([key]) => !(key in typed));
    const changed = data.filter(({ key, value }) => key in typed && typed[key] !== value);
    return {
      ...about,
      marks: marks ?? {},
      values: Object.fromEntries([...others, ...changed.map(({ key }) => [key, typed[key] ?? ""])]),
    };
  }

  /** Keep what was typed on a page: corrections, and the rest as confirmed. All of it gets a mark. */
  save(data: AskedDatum[], typed: Record<string, string>, mark: string): void {
    const answers = this.withTyped(data, typed);
    const given = Object.fromEntries(data.map(({ key }) => [key, mark]));
    this.keep({ answers: { ...answers, marks: { ...answers.marks, ...given } } });
  }

  /** Forget what was answered on a page. */
  skip(data: AskedDatum[]): void {
    const here = new Set(data.map(({ key }) => key));
    const rest = (from: Record<string, string> | undefined): Record<string, string> =>
      Object.fromEntries(Object.entries(from ?? {}).filter(([key]) => !here.has(key)));
    const { values, marks, ...about } = this.answers;
    this.keep({ answers: { ...about, values: rest(values), marks: rest(marks) } });
  }

  set(changes: Partial<OwnerAnswers>): void {
    this.keep({ answers: { ...this.answers, ...changes } });
  }

  see(at: number): void {
    this.keep({ at });
  }

  merged(answers: OwnerAnswers, disagreements: OwnersDisagreement[]): void {
    this.keep({ answers, disagreements });
  }

  clear(): void {
    this.kept = blank();
    write(keyOf(this.game), null);
  }

  get corrected(): number {
    return Object.keys(this.kept.answers.values ?? {}).length;
  }

  get confirmed(): number {
    const { values, marks } = this.kept.answers;
    return Object.keys(marks ?? {}).filter((key) => !(key in (values ?? {}))).length;
  }

  private keep(changes: Partial<Kept>): void {
    this.kept = { ...this.kept, ...changes };
    write(keyOf(this.game), this.kept);
  }
}
