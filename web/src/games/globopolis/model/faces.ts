/** Which picture a card has: by its sort, what it does, and the resources, groups and numbers it is about. */
import type { Recipe, Token } from "../../../components/recipe";
import { dict, texts } from "../../plain";
import type { Edition, Plain } from "../../../wire";
import { dataOf, type GameData, type Sort } from "./data";

/** Where the cards of a sort stand in an edition. */
const SECTIONS: Record<Sort, string> = { ops: "ops", mission: "missions", influence: "influences" };

/** What shows the effect of a card, or the condition of a MISSION. */
const MOTIFS: Record<string, string> = {
  own_die: "para",
  fewer_dice: "fog",
  no_development_die: "tornado",
  agents_ignored: "mask",
  agents_dropped: "agent",
  reroll: "landing",
  retreat: "white",
  border: "flagGlobe",
  sabotage: "chain",
  quadrant_values: "globe",
  guilds_with_associates: "energy",
  guild_and_super: "water",
  own_of: "flagGlobe",
  super_developed: "house",
  spread: "base",
  shield: "ns",
  infiltration: "agent",
  vault: "market",
  market_shuttle: "market",
  take_kinds: "crates",
  take_money: "crown",
  royalties: "communications",
  tourism: "base",
  grant: "hammer",
  passport: "memory",
  summit: "stars",
  price_cap: "guild",
  futures: "ship",
  embargo: "chain",
  audit: "swords",
  dossier: "cards",
  spoil: "split",
  strike: "fist",
  pact: "white",
  reserves: "para",
  world_opinion: "horn",
  course_correction: "globe",
  express: "plane",
  retro_burn: "tornado",
  recall: "key",
  recruit: "agent",
  deep_cover: "mask",
  safe_house: "house",
  prisoner_exchange: "ticket",
};
const MOST_TOKENS = 2;
const PLAIN: Record<Sort, string> = { ops: "stars", mission: "star", influence: "card" };

export function faceOf(edition: Edition, sort: Sort, card: string): Recipe {
  const said = dict(dict(edition[SECTIONS[sort]])[card]);
  const data = dataOf(edition);
  const does = said["effect"] ?? said["condition"];
  const resource = said["resource"];
  const named = typeof does === "string" ? MOTIFS[does] : undefined;
  const motif =
    said["kind"] === "opportunity"
      ? "globe"
      : typeof resource === "string"
        ? resource
        : (named ?? PLAIN[sort]);
  return { family: sort, motif, tokens: tokensOf(said, data) };
}

function tokensOf(said: Record<string, Plain>, data: GameData): Token[] {
  const groups = (key: string): Token[] => {
    const bars = texts(said[key]).map((id) => data.groups.get(id)?.colour ?? "#56636b");
    return bars.length > 0 ? [{ bars }] : [];
  };
  if (said["kind"] === "opportunity") return [...groups("attackers"), ...groups("targets")];
  if (said["condition"] === "own_of") {
    const owned = texts(said["of"]).map((id) => data.territories.get(id)?.group ?? "");
    const bars = [...new Set(owned)].map((id) => data.groups.get(id)?.colour ?? "#56636b");
    return [{ bars }];
  }
  const signs = texts(said["resources"]).map((sign): Token => ({ sign }));
  const amount = said["amount"];
  const counted = typeof amount === "number" && amount > 0 ? [{ number: amount }] : [];
  return [...signs, ...counted].slice(0, MOST_TOKENS);
}

/** The same for a card by its section. */
export function face(edition: Edition, section: string, id: string): Recipe | null {
  const sort = (Object.keys(SECTIONS) as Sort[]).find((one) => SECTIONS[one] === section);
  return sort ? faceOf(edition, sort, id) : null;
}
