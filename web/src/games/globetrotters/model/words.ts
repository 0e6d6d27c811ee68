/** The board's own texts. */
import { words } from "../../words.svelte";
import de from "../messages/de.ftl?raw";
import en from "../messages/en.ftl?raw";

export const w = words({ en, de }, "globetrotters");
