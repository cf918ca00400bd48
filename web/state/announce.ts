import { signal } from '@preact/signals';

export interface Toast {
  readonly text: string;
  readonly undo?: (() => void) | undefined;
}

/** What a screen reader is told, politely; also the words of the toast. */
export const announcement = signal('');
export const toast = signal<Toast | null>(null);

const TOAST_MS = 7000;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Says it to screen readers only. A repeated sentence is said again. */
export function announce(text: string): void {
  announcement.value = announcement.value === text ? `${text}\u00a0` : text;
}

/** Shows it for a while, and says it. */
export function tell(text: string, undo?: () => void): void {
  announce(text);
  toast.value = { text, undo };
  clearTimeout(timer);
  timer = setTimeout(hideWhenLeft, TOAST_MS);
}

/** A toast that the pointer or the focus is at stays until they have left it. */
function hideWhenLeft(): void {
  if (document.querySelector('.toast > div:is(:hover, :focus-within)'))
    timer = setTimeout(hideWhenLeft, TOAST_MS);
  else hideToast();
}

export function hideToast(): void {
  clearTimeout(timer);
  toast.value = null;
}
