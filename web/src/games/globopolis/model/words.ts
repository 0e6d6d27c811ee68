/** The board's own texts. */
import { variants, words } from "../../words.svelte";
import de from "../messages/de.ftl?raw";
import en from "../messages/en.ftl?raw";

const SOURCES = { en, de };

export const w = words(SOURCES, "globopolis");
export const waysToSay = variants(SOURCES, "globopolis");
