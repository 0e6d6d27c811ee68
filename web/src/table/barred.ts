/** What stands in the action bar: the golden button, a few answers beside it, the rest behind one button. */
import type { Usual } from "../games/contract";
import { blankChoice, type Choice, type Group } from "./groups";

/** So many groups of answers stand in the bar beside the golden one. */
const BESIDE = 3;
/** Answers that end something are the most usual where a game says nothing else. */
const ENDS = ["go-on", "end-turn", "done", "decline", "no", "settle"];
/** Answers that give up what could still be done are never golden as long as there is another: golden looks right. */
const GIVES_UP = ["pass"];

export interface Primary {
  choice: Choice;
  label: string;
}

const possible = (group: Group): Group => ({
  ...group,
  choices: group.choices.filter((one) => one.why === null),
});

const inBar = (groups: Group[], elsewhere: string[]): Group[] =>
  groups
    .map(possible)
    .filter((group) => group.choices.length > 0 && !elsewhere.includes(group.kind));

/** The answer of the golden button; null if all answers are given elsewhere or must be chosen from many. Beside a newcomer
 * who is `guided`, nothing ends what could go on as long as there is another answer. */
export function primaryOf(
  groups: Group[],
  elsewhere: string[],
  usual: Usual | null,
  guided = false,
): Primary | null {
  const all = groups.flatMap((group) => possible(group).choices);
  const found = usual && all.find((one) => one.action === usual.action);
  if (found) {
    const choice = usual.then ? { ...found, then: usual.then } : found;
    return { choice, label: usual.label ?? found.label };
  }
  // Agents put about, for instance, are an answer that no list can have.
  if (usual) {
    const label = usual.label ?? usual.action;
    return { choice: blankChoice(usual.action, label), label };
  }
  const never = guided ? [...GIVES_UP, ...ENDS] : GIVES_UP;
  const single = inBar(groups, [...elsewhere, ...never]).flatMap((group) =>
    group.choices.length === 1 ? group.choices : [],
  );
  const kindOf = (one: Choice): string => one.action.split(" ")[0] ?? "";
  const end = ENDS.flatMap((kind) => single.filter((one) => kindOf(one) === kind))[0];
  const choice = end ?? single[0] ?? (all.length === 1 ? all[0] : undefined);
  return choice ? { choice, label: choice.label } : null;
}

/** The other answers of the bar: those that have room, and those behind a button. Kinds of answers of which none is
 * possible are always behind it, or the bar would be full of them; `taken` places of the bar are used otherwise. */
export function besidesOf(
  groups: Group[],
  elsewhere: string[],
  primary: string | null,
  taken = 0,
): { shown: Group[]; more: Group[] } {
  const isPossible = (group: Group): boolean => possible(group).choices.length > 0;
  const rest = groups
    .filter((group) => !elsewhere.includes(group.kind))
    .map((group) => ({
      ...group,
      choices: group.choices.filter((one) => one.action !== primary),
    }))
    .filter((group) => group.choices.length > 0);
  const can = rest.filter(isPossible);
  const cannot = rest.filter((group) => !isPossible(group));
  const room = Math.max(1, BESIDE - taken) - Number(cannot.length > 0);
  const shown = can.slice(0, can.length <= room ? room : room - Number(cannot.length === 0));
  return { shown, more: [...can.slice(shown.length), ...cannot] };
}
