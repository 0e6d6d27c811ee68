/** The texts of the history, loaded with its page. */
import { words } from "../games/words.svelte";
import de from "./messages/de.ftl?raw";
import en from "./messages/en.ftl?raw";

export const w = words({ en, de }, "history");
