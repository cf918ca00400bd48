import { signal } from '@preact/signals';

/** A new build waits; it starts only when the person reloads. */
export const updateWaiting = signal(false);

let waiting: ServiceWorker | null = null;

/** Keeps the build on this device. A new one is fetched aside and offered, never forced. */
export function registerServiceWorker(): void {
  if (!('serviceWorker' in navigator)) return;
  navigator.serviceWorker
    .register(new URL('./service-worker.js', document.baseURI), { updateViaCache: 'none' })
    .then(follow)
    // Without a service worker the page works while the server is there; nothing of the ledger depends on it.
    .catch((reason: unknown) => console.warn('skope: offline use is not available here.', reason));
}

export function applyUpdate(): void {
  if (!waiting) {
    location.reload();
    return;
  }
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  waiting.postMessage('start-now');
}

function follow(registration: ServiceWorkerRegistration): void {
  offer(registration.waiting);
  registration.addEventListener('updatefound', () => {
    const coming = registration.installing;
    coming?.addEventListener('statechange', () => {
      if (coming.state === 'installed') offer(coming);
    });
  });
}

function offer(worker: ServiceWorker | null): void {
  // The first installation replaces nothing, so there is nothing to offer.
  if (!worker || !navigator.serviceWorker.controller) return;
  waiting = worker;
  updateWaiting.value = true;
}
