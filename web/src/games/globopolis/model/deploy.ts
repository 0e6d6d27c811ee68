/** A draft of where one's Agents shall stand. */
import type { Speaker } from "../../../client/speaker";
import type { GameData } from "./data";
import { agentsOn, type Position, type Side } from "./position";

/** Agents wanted by Title; what is not named stays as it is. */
export type AgentDraft = Record<string, number>;

/** Whether Agents may be put about now, asked or in the turn that follows. */
export const mayDeploy = (answers: string[], unasked: string[]): boolean =>
  [...answers, ...unasked].some((one) => one.startsWith("deploy "));

/** Titles on which Agents may stand: those with an owner; Guilds only where the table protects them. */
export function postsOf(position: Position, guilds: boolean): string[] {
  return [...position.titles.values()]
    .filter((title) => title.owner !== null && (guilds || title.units !== null))
    .map((title) => title.id);
}

export const wanted = (draft: AgentDraft, position: Position, side: Side, id: string): number => {
  const title = position.titles.get(id);
  return draft[id] ?? (title ? agentsOn(title, side.id) : 0);
};

/** Agents left in hand if the draft were played. */
export function inHand(draft: AgentDraft, position: Position, side: Side): number {
  return Object.entries(draft).reduce((left, [id, number]) => {
    const title = position.titles.get(id);
    return left + (title ? agentsOn(title, side.id) : 0) - number;
  }, side.agents);
}

/** The draft with one Agent more or less on a Title; unchanged where that is not possible. */
export function changeAgents(
  draft: AgentDraft,
  position: Position,
  side: Side,
  id: string,
  by: number,
  data: GameData,
): AgentDraft {
  const number = wanted(draft, position, side, id) + by;
  const title = position.titles.get(id);
  if (
    !title ||
    number < 0 ||
    number > data.agentsMost ||
    (by > 0 && inHand(draft, position, side) < by)
  )
    return draft;
  const { [id]: _, ...rest } = draft;
  return number === agentsOn(title, side.id) ? rest : { ...rest, [id]: number };
}

export function deployAction(speaker: Speaker, draft: AgentDraft): string | null {
  const rows = Object.entries(draft);
  return rows.length === 0 ? null : speaker.say({ kind: "deploy", fields: { agents: rows } });
}
