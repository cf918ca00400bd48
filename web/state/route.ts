import { signal } from '@preact/signals';

export const ROUTES = ['radar', 'profile', 'collect', 'settings'] as const;
export type Route = (typeof ROUTES)[number];

export const route = signal<Route>(routeOf(location.hash));

/** Hash routes: the one document works from any folder and without a network. */
export function watchRoute(): void {
  addEventListener('hashchange', () => {
    // The skip link has moved the focus by its own hash; the address stays that of the screen.
    if (!location.hash.startsWith('#/')) history.replaceState(null, '', `#/${route.value}`);
    route.value = routeOf(location.hash);
  });
}

export function goTo(next: Route): void {
  location.hash = `#/${next}`;
}

function routeOf(hash: string): Route {
  const name = hash.replace(/^#\/?/, '');
  return ROUTES.find((known) => known === name) ?? 'radar';
}
