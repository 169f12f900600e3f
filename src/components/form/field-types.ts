import type { Control, FieldPath, FieldValues } from 'react-hook-form';

/** Binds a field to a form: its `control` and the field's name. `Output` is the resolver's result. */
export interface FormBinding<Values extends FieldValues, Output = Values> {
  control: Control<Values, unknown, Output>;
  name: FieldPath<Values>;
}

/** The texts of a labelled field. */
export interface FieldText {
  label: string;
  /** One line under the control; an error replaces it. */
  hint?: string | undefined;
  /** May stay empty, and is marked so; every other field is required. */
  optional?: boolean | undefined;
}
