/** A draft of where one's Agents shall stand. What it may be is told by the rules. */
import type { Speaker } from "../../../client/speaker";
import type { Plain } from "../../../wire";
import { dict, entries, number } from "../../plain";

/** Agents wanted by Title; what is not named stays as it is. */
export type AgentDraft = Record<string, number>;

/** A Title where one's Agents may stand: how many there are, or are wanted, and how many there could be. */
export interface Post {
  number: number;
  most: number;
}

export interface Posts {
  /** Agents left in hand. */
  hand: number;
  titles: Map<string, Post>;
}

/** Whether Agents may be put about now, asked or in the turn that follows. */
export const mayDeploy = (answers: string[], unasked: string[]): boolean =>
  [...answers, ...unasked].some((one) => one.startsWith("deploy "));

/** The query `posts`, or what `effects` tells of a draft; null until it is told. */
export function readPosts(told: Plain | undefined): Posts | null {
  const said = dict(told);
  if (!("hand" in said)) return null;
  const titles = entries(said["titles"]).map(([id, one]): [string, Post] => [
    id,
    { number: number(one["number"]), most: number(one["most"]) },
  ]);
  return { hand: number(said["hand"]), titles: new Map(titles) };
}

/** The draft with so many Agents on a Title; `now` is what stands there without any draft. */
export function withAgents(
  draft: AgentDraft,
  id: string,
  wanted: number,
  now: Posts | null,
): AgentDraft {
  const { [id]: _, ...rest } = draft;
  return wanted === now?.titles.get(id)?.number ? rest : { ...rest, [id]: wanted };
}

export function deployAction(speaker: Speaker, draft: AgentDraft): string | null {
  const rows = Object.entries(draft);
  return rows.length === 0 ? null : speaker.say({ kind: "deploy", fields: { agents: rows } });
}
