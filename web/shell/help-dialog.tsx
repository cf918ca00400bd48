import { t } from '../i18n/index.ts';

const ID = 'help';

export function openHelp(): void {
  const dialog = document.getElementById(ID);
  if (dialog instanceof HTMLDialogElement && !dialog.open) dialog.showModal();
}

/** The keys of the page. The browser keeps the focus in it and gives it back. */
export function HelpDialog() {
  const words = t().help;
  const keys = [
    [['j'], words.next],
    [['k'], words.previous],
    [['o'], words.open],
    [['m'], words.read],
    [['w'], words.why],
    [['u'], words.undo],
    [['/'], words.jump],
    [['?'], words.help],
  ] as const;
  return (
    <dialog id={ID} aria-labelledby="help-title">
      <h2 id="help-title">{words.title}</h2>
      <dl class="keys">
        {keys.map(([names, text]) => (
          <>
            <dt key={text}>
              {names.map((name) => (
                <kbd key={name}>{name}</kbd>
              ))}
            </dt>
            <dd>{text}</dd>
          </>
        ))}
      </dl>
      <button
        type="button"
        class="button button-outline"
        onClick={(event) => event.currentTarget.closest('dialog')?.close()}
      >
        {t().app.close}
      </button>
    </dialog>
  );
}
