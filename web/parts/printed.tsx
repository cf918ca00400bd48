import { VisibleText } from './visible-text.tsx';

/** Output or data of others under its name, as it is. It scrolls by itself, so the keyboard can enter it. */
export function Printed({
  name,
  of = name,
  text,
}: {
  readonly name: string;
  /** Tells it from others of the same name on the page. */
  readonly of?: string;
  readonly text: string;
}) {
  return (
    <div class="printed">
      <p class="label">{name}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard. */}
      <section class="printed-text" tabIndex={0} aria-label={of}>
        <pre>
          <VisibleText text={text} />
        </pre>
      </section>
    </div>
  );
}
