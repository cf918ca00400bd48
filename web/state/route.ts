import { batch, signal } from '@preact/signals';

export const ROUTES = ['radar', 'profile', 'collect', 'skills', 'tools', 'settings'] as const;
export type Route = (typeof ROUTES)[number];

export const route = signal<Route>(routeOf(location.hash));
/** What follows the screen's name in the address: the slug of a skill. */
export const detail = signal(detailOf(location.hash));

/** Hash routes: the one document works from any folder and without a network. */
export function watchRoute(): void {
  addEventListener('hashchange', () => {
    // The skip link has moved the focus by its own hash; the address stays that of the screen.
    if (!location.hash.startsWith('#/')) history.replaceState(null, '', addressOf(route.value, detail.value));
    batch(() => {
      route.value = routeOf(location.hash);
      detail.value = detailOf(location.hash);
    });
  });
}

export function goTo(next: Route, within = ''): void {
  location.hash = addressOf(next, within);
}

export function addressOf(screen: Route, within = ''): string {
  return within === '' ? `#/${screen}` : `#/${screen}/${encodeURIComponent(within)}`;
}

function routeOf(hash: string): Route {
  const name = hash.replace(/^#\/?/, '').split('/', 1)[0];
  return ROUTES.find((known) => known === name) ?? 'radar';
}

function detailOf(hash: string): string {
  const raw = /^#\/[^/]*\/(.+)$/.exec(hash)?.[1] ?? '';
  try {
    return decodeURIComponent(raw);
  } catch {
    // An address that was typed by hand; there is no skill of that name either.
    return raw;
  }
}
