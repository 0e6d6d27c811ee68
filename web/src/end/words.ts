/** The texts of the end of a game, loaded with it. */
import { words } from "../games/words.svelte";
import de from "./messages/de.ftl?raw";
import en from "./messages/en.ftl?raw";

export const w = words({ en, de }, "end");
