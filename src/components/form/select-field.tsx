import { type FieldValues, useController } from 'react-hook-form';
import { Select } from '@/components/ui/select';
import type { FormBinding } from './field-types';
import { FormField } from './form-field';

interface SelectFieldProps<Values extends FieldValues, Output> extends FormBinding<Values, Output> {
  label: string;
  /** Choices in order. No value may be empty: an empty field value means that nothing is chosen yet. */
  options: readonly { value: string; label: string }[];
  /** Called after each choice. */
  onChosen?: (value: string) => void;
}

/** A select bound to a form. */
export function SelectField<Values extends FieldValues, Output = Values>({
  control,
  name,
  label,
  options,
  onChosen,
}: SelectFieldProps<Values, Output>) {
  const { field, fieldState } = useController({ control, name });
  return (
    <FormField label={label} error={fieldState.error?.message}>
      {(wiring) => (
        <Select
          ref={field.ref}
          label={label}
          options={options}
          value={field.value ?? ''}
          onValueChange={(value) => {
            field.onChange(value);
            onChosen?.(value);
          }}
          onBlur={field.onBlur}
          {...wiring}
        />
      )}
    </FormField>
  );
}
