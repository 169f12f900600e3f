import { useId } from 'react';
import { type FieldValues, useController } from 'react-hook-form';
import { StarInput } from '@/components/ui/star-input';
import { m } from '@/paraglide/messages';
import type { FormBinding } from './field-types';
import { FieldError } from './form-field';

/** Five stars bound to a form, labelled "Rating". The value is a number from 1 to 5, or 0 before a choice. */
export function RatingField<Values extends FieldValues, Output = Values>({
  control,
  name,
}: FormBinding<Values, Output>) {
  const { field, fieldState } = useController({ control, name });
  const id = useId();
  const messageId = `${id}-message`;
  const labelId = `${id}-label`;
  const error = fieldState.error?.message;
  return (
    <div data-slot="form-field">
      <p id={labelId} className="mb-1.5 text-small font-semibold">
        {m.fact_rating()}
      </p>
      <StarInput
        aria-labelledby={labelId}
        aria-required
        aria-invalid={error !== undefined}
        aria-describedby={error ? messageId : undefined}
        value={Number(field.value) || 0}
        onValueChange={field.onChange}
        onBlur={field.onBlur}
        firstStarRef={field.ref}
      />
      <FieldError id={messageId}>{error}</FieldError>
    </div>
  );
}
