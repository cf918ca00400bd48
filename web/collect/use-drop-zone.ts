import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

/** A place to drop a file on, for the pointer; the keyboard has the button beside it. Marked with `data-over` meanwhile. */
export function useDropZone(onFile: (file: File) => void): RefObject<HTMLDivElement | null> {
  const zone = useRef<HTMLDivElement>(null);
  const handler = useRef(onFile);
  handler.current = onFile;
  useEffect(() => {
    const element = zone.current;
    if (!element) return;
    const watch = new AbortController();
    const on = (name: 'dragover' | 'dragleave' | 'drop', act: (event: DragEvent) => void): void =>
      element.addEventListener(
        name,
        (event) => {
          event.preventDefault();
          element.toggleAttribute('data-over', name === 'dragover');
          act(event);
        },
        { signal: watch.signal },
      );
    on('dragover', () => undefined);
    on('dragleave', () => undefined);
    on('drop', (event) => {
      const file = event.dataTransfer?.files[0];
      if (file) handler.current(file);
    });
    return () => watch.abort();
  }, []);
  return zone;
}
