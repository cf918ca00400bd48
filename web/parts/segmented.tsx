interface SegmentedProps<Value extends string> {
  readonly name: string;
  readonly label: string;
  readonly value: Value;
  readonly options: readonly (readonly [Value, string, lang?: string])[];
  readonly onChange: (value: Value) => void;
}

/** One choice of a few, as radio buttons: arrow keys move in it. */
export function Segmented<Value extends string>({
  name,
  label,
  value,
  options,
  onChange,
}: SegmentedProps<Value>) {
  return (
    <div class="segmented" role="radiogroup" aria-label={label}>
      {options.map(([option, text, lang]) => (
        <label key={option}>
          <input
            type="radio"
            name={name}
            value={option}
            checked={value === option}
            onChange={() => onChange(option)}
          />
          <span {...(lang && { lang })}>{text}</span>
        </label>
      ))}
    </div>
  );
}
