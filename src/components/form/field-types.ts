import type { Control, FieldPath, FieldValues } from 'react-hook-form';

/** Where a field's value lives: the form's `control` and the name in it. `Output` is what the resolver makes of the values. */
export interface FormBinding<Values extends FieldValues, Output = Values> {
  control: Control<Values, unknown, Output>;
  name: FieldPath<Values>;
}

/** What every labelled field is given. */
export interface FieldText {
  label: string;
  /** One line under the control; an error takes its place. */
  hint?: string | undefined;
  /** May stay as it is, and says so; every other field has to be filled in. */
  optional?: boolean | undefined;
}
