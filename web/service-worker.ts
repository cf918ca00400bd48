/// <reference lib="webworker" />
/**
 * Keeps one build of the page, each file by its name in the list that the build writes in, and nothing else: no article, no answer
 * of any server. A new build is fetched whole aside, and takes over only when every tab is closed or the person says so.
 */
declare const self: ServiceWorkerGlobalScope;
declare const __PRECACHE__: { readonly build: string; readonly files: readonly string[] };

const { build, files } = __PRECACHE__;
const PREFIX = 'skope-page-';
const NAME = `${PREFIX}${build}`;

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(NAME)
      .then((cache) => cache.addAll(files.map((file) => new Request(file, { cache: 'no-cache' })))),
  );
});

self.addEventListener('activate', (event) => {
  event.waitUntil(dropOldBuilds());
});

self.addEventListener('message', (event) => {
  if (event.data === 'start-now') void self.skipWaiting();
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET' || new URL(request.url).origin !== self.location.origin) return;
  event.respondWith(answer(request));
});

async function answer(request: Request): Promise<Response> {
  const cache = await caches.open(NAME);
  const wanted = request.mode === 'navigate' && isPage(request.url) ? './index.html' : request;
  const kept =
    (await cache.match(wanted, { ignoreSearch: true })) ??
    (await caches.match(wanted, { ignoreSearch: true }));
  return kept ?? fetch(request);
}

/** The folder itself and index.html are the reader; other documents are looked up by their own name. */
function isPage(url: string): boolean {
  const scope = new URL(self.registration.scope).pathname;
  const { pathname } = new URL(url);
  return pathname === scope || pathname === `${scope}index.html`;
}

/** The build before stays: another tab may still run it and load a part late. */
async function dropOldBuilds(): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== NAME);
  await Promise.all(names.slice(0, -1).map((name) => caches.delete(name)));
}
