import { type FieldValues, useController } from 'react-hook-form';
import { fieldClasses } from '@/components/ui/field-classes';
import { cn } from '@/lib/class-names';
import { seenText } from '@/lib/plain-text';
import { CharacterCount } from './character-count';
import type { FieldText, FormBinding } from './field-types';
import { FormField } from './form-field';

interface TextareaFieldProps<Values extends FieldValues, Output> extends FormBinding<Values, Output>, FieldText {
  /** Shows 'n / limit'. Typing past it stays possible; the form's schema reports it. */
  limit?: number;
  /** What the form's schema makes of a text before it is counted. */
  sent?: (text: string) => string;
  placeholder?: string;
}

/** Multi-line text that can be made taller, bound to a form, with an optional character count. */
export function TextareaField<Values extends FieldValues, Output = Values>({
  control,
  name,
  label,
  hint,
  optional,
  limit,
  sent = seenText,
  placeholder,
}: TextareaFieldProps<Values, Output>) {
  const { field, fieldState } = useController({ control, name });
  const text: string = field.value ?? '';
  const count = limit === undefined ? null : <CharacterCount count={sent(text).length} limit={limit} />;
  return (
    <FormField label={label} hint={hint} optional={optional} error={fieldState.error?.message} aside={count}>
      {(wiring) => (
        <textarea
          {...field}
          {...wiring}
          value={text}
          // Words may be of a language that is written from right to left.
          dir="auto"
          placeholder={placeholder}
          className={cn(fieldClasses, 'block min-h-36 resize-y px-3.5')}
        />
      )}
    </FormField>
  );
}
