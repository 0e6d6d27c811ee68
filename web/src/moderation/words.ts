/** The texts of muting, blocking and reporting, loaded when somebody asks for them. */
import { words } from "../games/words.svelte";
import de from "./messages/de.ftl?raw";
import en from "./messages/en.ftl?raw";

export const w = words({ en, de }, "moderation");
