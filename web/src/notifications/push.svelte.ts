/** Pushed messages to this browser: its subscription, what it wants, and who is told about it. */
import { deviceName } from "../client/device";
import { ask, get } from "../client/http";
import { read, storage, write } from "../client/storage.svelte";
import type { PushDevices, PushKey, Topic } from "../wire";

export const TOPICS: Topic[] = ["turn", "offer", "chat", "end"];
const KEY = "meridian.push";
const MOST_SEATS = 20;
/** Account and seats that are asked what became of their browsers. */
const MOST_ASKED = 6;

interface Wishes {
  on: boolean;
  topics: Topic[];
  /** Such as 22:00-07:00; empty: never. */
  quiet: string;
  /** Where the server has been told about this browser. */
  told: string[];
}

interface Owner {
  path: string;
  token: string;
}

interface LostBrowser {
  device: string;
  at: number;
  owner: Owner;
}

export const zone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone || "UTC";

export const supported = (): boolean =>
  isSecureContext && "serviceWorker" in navigator && "PushManager" in window;

class ThisBrowser {
  wishes = $state.raw<Wishes>({
    on: false,
    topics: TOPICS,
    quiet: "",
    told: [],
    ...read<Partial<Wishes>>(KEY, {}),
  });
  /** What the account knows of all its browsers. */
  account = $state.raw<PushDevices | null>(null);
  /** Browsers that have ended their subscription, as account and seats were told. */
  lost = $state.raw<LostBrowser[]>([]);

  private keep(changes: Partial<Wishes>): void {
    this.wishes = { ...this.wishes, ...changes };
    write(KEY, this.wishes);
  }

  async load(): Promise<void> {
    const found = await Promise.all(owners().slice(0, MOST_ASKED).map(devicesOf));
    if (storage.session) this.account = found[0]?.known ?? null;
    this.lost = found.flatMap(({ owner, known }) =>
      (known?.lost ?? []).map((one) => ({ ...one, owner })),
    );
  }

  /** What was lost is taken as read. */
  async forgetLost(): Promise<void> {
    const told = new Set(this.lost.map(({ owner }) => owner));
    // An id that there is not removes no browser.
    for (const { path, token } of told) await ask("DELETE", `${path}/none`, undefined, token);
    await this.load();
  }

  async turnOn(): Promise<boolean> {
    if ((await Notification.requestPermission()) !== "granted") return false;
    await this.tell(true);
    this.keep({ on: true });
    return true;
  }

  async turnOff(): Promise<void> {
    const subscription = await this.subscription();
    const id = subscription ? await idOf(subscription.endpoint) : "";
    for (const { path, token } of owners())
      await ask("DELETE", `${path}/${id}`, undefined, token).catch(() => undefined);
    await subscription?.unsubscribe();
    this.keep({ on: false, told: [] });
    await this.load();
  }

  async change(changes: Partial<Pick<Wishes, "topics" | "quiet">>): Promise<void> {
    this.keep(changes);
    if (this.wishes.on) await this.tell(true);
  }

  /** Removes another browser of the account. */
  async remove(id: string): Promise<void> {
    this.account = await ask<PushDevices>(
      "DELETE",
      `/api/me/push/${id}`,
      undefined,
      storage.session,
    );
  }

  /** Tells the server about this browser, wherever it does not know of it yet, or everywhere. */
  async tell(everywhere = false): Promise<void> {
    const missing = owners().filter(({ path }) => everywhere || !this.wishes.told.includes(path));
    if (missing.length === 0) return;
    const { key } = await get<PushKey>("/api/push/key");
    const { endpoint, keys } = (await this.subscribed(key)).toJSON();
    const body = {
      endpoint,
      p256dh: keys?.["p256dh"],
      auth: keys?.["auth"],
      device: deviceName(),
      lang: storage.settings.lang,
      zone: zone(),
      quiet: this.wishes.quiet,
      topics: this.wishes.topics,
    };
    for (const { path, token } of missing) {
      const known = await ask<PushDevices>("PUT", path, body, token);
      if (token === storage.session) this.account = known;
    }
    this.keep({ told: owners().map(({ path }) => path) });
  }

  private async subscription(): Promise<PushSubscription | null> {
    return (await navigator.serviceWorker.ready).pushManager.getSubscription();
  }

  /** A subscription with the server's key; one with another key would be of no use. */
  private async subscribed(key: string): Promise<PushSubscription> {
    const before = await this.subscription();
    if (before && encoded(before.options.applicationServerKey) === key) return before;
    await before?.unsubscribe();
    const { pushManager } = await navigator.serviceWorker.ready;
    return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  }
}

/** Whom messages to this browser are for: the account, and seats that are held by this device alone. */
function owners(): Owner[] {
  const account = storage.session ? [{ path: "/api/me/push", token: storage.session }] : [];
  const seats = storage.tables
    .filter((one) => !one.over && one.seats.length > 0)
    .flatMap((one) =>
      one.seats.slice(0, 1).map(({ token }) => ({
        path: `/api/tables/${encodeURIComponent(one.table)}/seat/push`,
        token,
      })),
    );
  return [...account, ...seats.slice(0, MOST_SEATS)];
}

/** A seat that is gone has nothing to say. */
async function devicesOf(owner: Owner): Promise<{ owner: Owner; known: PushDevices | null }> {
  const asked = ask<PushDevices>("GET", owner.path, undefined, owner.token);
  const mine = owner.token === storage.session;
  return { owner, known: await (mine ? asked : asked.catch(() => null)) };
}

function encoded(key: ArrayBuffer | null): string {
  const letters = btoa(String.fromCharCode(...new Uint8Array(key ?? new ArrayBuffer(0))));
  return letters.replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

async function idOf(endpoint: string): Promise<string> {
  const hash = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(endpoint));
  return Array.from(new Uint8Array(hash).slice(0, 12), (one) =>
    one.toString(16).padStart(2, "0"),
  ).join("");
}

export const browser = new ThisBrowser();
