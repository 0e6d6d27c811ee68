/// <reference lib="webworker" />
/**
 * Keeps the start page for times without a network, and shows what the server pushes. It keeps files of the client
 * only: no answer of the server's API, whoever it is for.
 */
export {};

declare const __BUILD__: string;
declare const __START_FILES__: string[];

interface Pushed {
  title: string;
  body: string;
  tag: string;
  link: string;
  lang: string;
}

const worker = self as unknown as ServiceWorkerGlobalScope;
const PREFIX = "meridian-";
/** A build has a cache of its own: the first page always finds the files it was built with. */
const CACHE = PREFIX + __BUILD__;
/** What a proxy answers while the server behind it is away. */
const AWAY = [502, 504];

worker.addEventListener("install", (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(__START_FILES__)));
  void worker.skipWaiting();
});

worker.addEventListener("activate", (event) => event.waitUntil(takeOver()));

async function takeOver(): Promise<void> {
  const old = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== CACHE);
  await Promise.all(old.map((name) => caches.delete(name)));
  await worker.clients.claim();
}

worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin) return;
  if (request.mode === "navigate" && pathname === "/") event.respondWith(firstPage(request));
  else if (pathname.startsWith("/assets/")) event.respondWith(file(request));
});

async function firstPage(request: Request): Promise<Response> {
  try {
    const answer = await fetch(request);
    if (!AWAY.includes(answer.status)) return answer;
  } catch {
    // Without a network the kept page is shown.
  }
  return (await caches.match("/")) ?? Response.error();
}

/** The name of a file changes with its content: one that is kept need not be asked for again. */
async function file(request: Request): Promise<Response> {
  const cache = await caches.open(CACHE);
  const kept = await cache.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) await cache.put(request, answer.clone());
  return answer;
}

worker.addEventListener("push", (event) => {
  const told = event.data?.json() as Pushed | undefined;
  if (told) event.waitUntil(show(told));
});

async function show(told: Pushed): Promise<void> {
  await worker.registration.showNotification(told.title, {
    body: told.body,
    tag: told.tag,
    lang: told.lang,
    icon: "/icons/icon-192.png",
    badge: "/icons/badge-96.png",
    data: { link: told.link },
  });
  // Without a number it is a dot; the page counts when it is opened.
  await worker.navigator.setAppBadge?.().catch(() => undefined);
}

worker.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open((event.notification.data as { link: string }).link));
});

/** Shows a page of this client: in the window that shows it, in any that is open, or in a new one. */
async function open(link: string): Promise<void> {
  const target = new URL(link, location.origin);
  if (target.origin !== location.origin) return;
  const windows = await worker.clients.matchAll({ type: "window" });
  const shown = windows.find((one) => one.url === target.href);
  const found = shown ?? (await windows[0]?.navigate(target.href));
  await (found ? found.focus() : worker.clients.openWindow(target.href));
}
