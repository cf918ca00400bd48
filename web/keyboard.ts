import { moveBy, openCurrent, readCurrent, toggleWhy, undoAndShow } from './reader/roving.ts';
import { FILTER_ID } from './reader/toolbar.tsx';
import { openHelp } from './shell/help-dialog.tsx';
import { opening } from './state/ledger.ts';
import { goTo, route } from './state/route.ts';

/** Single keys of the page. They rest while the person types, holds a modifier, or has a dialog open. */
export function listenToKeys(): void {
  addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
    if (isTyping(event.target) || document.querySelector('dialog[open]') || opening.value.state !== 'open')
      return;
    const act =
      event.key === '?'
        ? openHelp
        : event.key === 'u'
          ? undoAndShow
          : event.key === '/'
            ? jump
            : readerKey(event.key);
    if (!act) return;
    event.preventDefault();
    void act();
  });
}

function readerKey(key: string): (() => unknown) | undefined {
  if (route.value !== 'radar') return undefined;
  switch (key) {
    case 'j':
      return () => moveBy(1);
    case 'k':
      return () => moveBy(-1);
    case 'o':
      return openCurrent;
    case 'm':
      return readCurrent;
    case 'w':
      return () => toggleWhy();
    default:
      return undefined;
  }
}

/** From another screen the box is first brought up. */
function jump(): void {
  if (route.value !== 'radar') goTo('radar');
  requestAnimationFrame(() => requestAnimationFrame(() => document.getElementById(FILTER_ID)?.focus()));
}

function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target instanceof HTMLInputElement)
    return !['radio', 'checkbox', 'range', 'button'].includes(target.type);
  return (
    target.isContentEditable || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement
  );
}
