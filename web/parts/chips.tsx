import { useRef } from 'preact/hooks';
import { t } from '../i18n/index.ts';
import { Icon } from '../pictures/icons.tsx';
import { announce } from '../state/announce.ts';

interface ChipsProps {
  readonly id: string;
  readonly label: string;
  readonly hint?: string;
  readonly placeholder?: string;
  readonly words: readonly string[];
  readonly onChange: (words: readonly string[]) => void;
}

/** A list of words: Enter or a comma adds, backspace in the empty box takes the last one back, each has its own remove button. */
export function Chips({ id, label, hint, placeholder, words, onChange }: ChipsProps) {
  const input = useRef<HTMLInputElement>(null);
  const add = (text: string): void => {
    const fresh = text
      .split(/[,\n]/)
      .map((word) => word.trim())
      .filter((word) => word !== '' && !words.includes(word));
    if (fresh.length > 0) onChange([...words, ...new Set(fresh)]);
  };
  const take = (field: HTMLInputElement): void => {
    add(field.value);
    field.value = '';
  };
  const remove = (word: string): void => {
    onChange(words.filter((other) => other !== word));
    announce(t().profile.chip_remove(word));
    input.current?.focus();
  };
  return (
    <div class="field">
      <label for={id}>{label}</label>
      {hint && (
        <p class="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <div class="chips">
        {words.map((word) => (
          <span class="chip" key={word}>
            {word}
            <button type="button" aria-label={t().profile.chip_remove(word)} onClick={() => remove(word)}>
              <Icon name="close" size={12} />
            </button>
          </span>
        ))}
        <input
          ref={input}
          id={id}
          autocomplete="off"
          {...(hint && { 'aria-describedby': `${id}-hint` })}
          placeholder={words.length === 0 ? placeholder : ''}
          onKeyDown={(event) => {
            const field = event.currentTarget;
            if (event.isComposing) return;
            if (event.key === 'Enter' || event.key === ',') {
              event.preventDefault();
              take(field);
            } else if (event.key === 'Backspace' && field.value === '') {
              const last = words.at(-1);
              if (last !== undefined) remove(last);
            }
          }}
          onPaste={(event) => {
            const text = event.clipboardData?.getData('text') ?? '';
            if (!/[,\n]/.test(text)) return;
            event.preventDefault();
            add(text);
          }}
          onBlur={(event) => take(event.currentTarget)}
        />
      </div>
    </div>
  );
}
