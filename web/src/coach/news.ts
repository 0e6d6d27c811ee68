/** What happens for the first time, from the words of the glossary, and what a game says of a change. */
import type { Speaker } from "../client/speaker";
import type { LogLine } from "../table/store.svelte";
import type { GlossaryTerm } from "../wire";

export interface News {
  /** What happened. */
  title: string;
  text: string;
  clauses: string[];
  /** What it can be seen at. */
  points: string[];
  /** Whether the game itself has changed, such as a stage. */
  isChange: boolean;
}

/** The news in some facts, at most `most`; `meets` says of a thing whether it is met for the first time. */
export function newsOf(
  lines: LogLine[],
  terms: GlossaryTerm[],
  speaker: Speaker,
  most: number,
  meets: (thing: string) => boolean,
): News[] {
  const found: News[] = [];
  for (const { fact } of lines) {
    if (found.length >= most) break;
    const title = speaker.fact(fact);
    const args = speaker.args(fact.args);
    const change = speaker.maybe(`news-${fact.key}`, args);
    if (change !== undefined && meets(`${fact.key} ${Object.values(fact.args).join(" ")}`)) {
      const point = speaker.maybe(`news-${fact.key}-point`, args);
      found.push({
        title,
        text: change,
        clauses: fact.clauses,
        points: point ? [point] : [],
        isChange: true,
      });
    }
    const term = terms.find((one) => one.facts?.includes(fact.key));
    if (term && meets(term.facts?.[0] ?? term.term))
      found.push({
        title,
        text: `${term.term}: ${term.text}`,
        clauses: term.clauses,
        points: [],
        isChange: false,
      });
  }
  return found.slice(0, most);
}
