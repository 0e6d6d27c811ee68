/** What can wait until the first page is there. */
import { registerWorker } from "../installed/register";

registerWorker();
if (!/^(en|de)\b/i.test(navigator.language))
  void import("../client/languages.svelte").then(({ detect }) => detect());
