/** What a seat says at a table, and what it asks the server: an answer, an undo, a query. */
import { memories } from "../fair/memory.svelte";
import type { StoredSeat } from "../client/storage.svelte";
import type { Advice, Asked, Plain, Refused, Rest, TalksNow } from "../wire";
import type { Ask, Connection, Reply } from "./connection";

/** The reason for which a lesson refuses an answer that the rules allow. */
const LESSON = "lesson";

export abstract class Speaking {
  /** The answer that is on its way. */
  pending = $state<string | null>(null);
  refused = $state.raw<Refused | null>(null);
  abstract question: Asked | null;
  abstract unasked: string[];
  abstract readonly table: string;
  abstract readonly as: StoredSeat | null;
  protected abstract readonly connection: Connection;
  /** This seat has seen what had happened before it answered. */
  protected abstract noteMark(): void;

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
  async effects(action: string, prospects = false): Promise<Plain> {
    const reply = await this.request({ type: "effects", action, prospects });
    return reply.type === "told" ? (reply.data as Plain) : null;
  }

  request(ask: Ask): Promise<Reply> {
    return this.connection.request(ask);
  }

  protected taken(reply: Reply): boolean {
    if (reply.type !== "refused") return true;
    // What a lesson says to an answer stands with its other words.
    if (reply.reason !== LESSON) this.refused = reply;
    return false;
  }
}
