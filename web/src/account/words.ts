/** The texts of profiles and of signing in, loaded with their pages. */
import { words } from "../games/words.svelte";
import de from "./messages/de.ftl?raw";
import en from "./messages/en.ftl?raw";

export const w = words({ en, de }, "account");
