interface ColumnLabelProps {
  label: string;
  /** The whole word, where the label is an abbreviation. */
  name?: string | undefined;
}

/** A column's label; screen readers, which would spell out an abbreviation, get the whole word. */
export function ColumnLabel({ label, name = label }: ColumnLabelProps) {
  if (name === label) return label;
  return (
    <>
      <span aria-hidden>{label}</span>
      <span className="sr-only">{name}</span>
    </>
  );
}
