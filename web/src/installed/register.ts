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
  if (!import.meta.env.PROD || !isSecureContext || !("serviceWorker" in navigator)) return;
  navigator.serviceWorker.register("/service-worker.js").catch(() => undefined);
}

/** Installs the client, if the browser has offered it. */
export async function install(): Promise<void> {
  await offer?.prompt();
  offer = null;
}

export const canInstall = (): boolean => offer !== null;
