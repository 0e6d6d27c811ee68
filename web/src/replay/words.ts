/** The texts of replays and journals, loaded with them. */
import { words } from "../games/words.svelte";
import de from "./messages/de.ftl?raw";
import en from "./messages/en.ftl?raw";

export const w = words({ en, de }, "replay");
