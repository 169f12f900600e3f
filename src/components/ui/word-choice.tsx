interface WordChoiceProps<Value extends string> {
  /** Accessible name of the group. */
  label: string;
  choices: readonly { value: Value; label: string }[];
  value: Value;
  onChange: (value: Value) => void;
}

/** A few short words, one of them selected and underlined, for example the unit of a control beside them. */
export function WordChoice<Value extends string>({ label, choices, value, onChange }: WordChoiceProps<Value>) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset within a legend would be read twice.
    <div role="group" aria-label={label} className="inline-flex gap-0.5">
      {choices.map((choice) => (
        <button
          key={choice.value}
          type="button"
          aria-pressed={choice.value === value}
          onClick={() => onChange(choice.value)}
          className="min-h-7 rounded-1 px-[.45rem] text-caption font-semibold text-ink-3 hover:text-ink aria-pressed:rounded-none aria-pressed:text-ink aria-pressed:shadow-[inset_0_-2px_0_var(--ink)] max-md:min-h-11 max-md:min-w-11"
        >
          {choice.label}
        </button>
      ))}
    </div>
  );
}
