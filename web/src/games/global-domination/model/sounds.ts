/** What is heard of the facts of Global Domination. */
import type { GameClient } from "../../contract";

export const sounds: GameClient["sounds"] = {
  "force-placed": "place",
  "force-full": "place",
  "force-reduced": "remove",
  "force-removed": "remove",
  "force-replaced": "blow",
  "all-struggle": "blow",
  "all-struggling-gone": "wave",
  "storm-strikes": "wave",
  "fog-falls": "wave",
  "region-monopoly": "monopoly",
  "gained-vp": "coin",
  bought: "flip",
  "bought-to-hand": "flip",
  discarded: "flip",
};
