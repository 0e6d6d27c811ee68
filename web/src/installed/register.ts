/** Registers the service worker where browsers allow one, and remembers that the client can be installed. */

/** What Chromium offers when a page can be installed. */
interface InstallOffer extends Event {
  prompt(): Promise<unknown>;
}

let offer: InstallOffer | null = null;

export function registerWorker(): void {
  addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault();
    offer = event as InstallOffer;
  });
  const framed = window.top !== window;
  if (!import.meta.env.PROD || framed || !isSecureContext || !("serviceWorker" in navigator))
    return;
  navigator.serviceWorker.register("/service-worker.js").catch(() => undefined);
  void followSeats();
  addEventListener("hashchange", () => void followSeats());
}

/** Tables that were joined since: messages of their seats come to this browser as well, if it wants any. */
async function followSeats(): Promise<void> {
  if (!("PushManager" in window) || Notification.permission !== "granted") return;
  const { browser } = await import("../notifications/push.svelte");
  if (browser.wishes.on) await browser.tell().catch(() => undefined);
}

/** Installs the client, if the browser has offered it. */
export async function install(): Promise<void> {
  await offer?.prompt();
  offer = null;
}

export const canInstall = (): boolean => offer !== null;
