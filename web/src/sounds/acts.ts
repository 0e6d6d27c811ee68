/** What is heard of an act: sounds of its facts, its dice, and what it means for me. Never of an entry of the journal:
 * what comes at once may be shown one after the other. */
import type { Sound } from "../client/sound";
import type { GameClient } from "../games/contract";
import type { Scene } from "../scenes/scene";
import type { Act } from "../table/acts";
import { moodOf } from "../table/recap";

export interface Cue {
  sound: Sound;
  /** How many dice or coins. */
  many: number;
}

/** As many different sounds of one act are heard. */
const MOST = 3;
const OF_LOOKS: Record<Scene["look"], Sound | null> = {
  card: "flip",
  postcard: "flip",
  dice: null,
  jackpot: null,
  battle: null,
  swap: "deal",
  tally: "count",
  banner: null,
};
const OF_MOODS = { good: "gain", bad: "loss", plain: null } as const;

/** The sounds of an act in their order; `look` is that of its scene. */
export function cuesOf(
  act: Act,
  look: Scene["look"] | null,
  client: Pick<GameClient, "dice" | "sounds" | "touches">,
  me: number | null,
): Cue[] {
  const cues: Cue[] = [];
  const add = (sound: Sound | null | undefined, many = 1): void => {
    const same = cues.find((one) => one.sound === sound);
    if (same) same.many += many;
    else if (sound) cues.push({ sound, many });
  };
  add(look && OF_LOOKS[look]);
  for (const { fact, rolls } of act.lines) {
    for (const { said } of rolls ?? [])
      if (client.dice?.includes(said?.split(" ")[0] ?? "")) add("dice");
    add(client.sounds?.[fact.key]);
  }
  if (cues.length === 0) {
    const moods = act.lines.flatMap(({ fact }) => moodOf(fact, me, client.touches) ?? []);
    add(OF_MOODS[moods.includes("bad") ? "bad" : (moods[0] ?? "plain")]);
  }
  return cues.slice(0, MOST);
}
