import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { type FieldValues, useController } from 'react-hook-form';
import { IconButton } from '@/components/ui/icon-button';
import { Input } from '@/components/ui/input';
import { seenText } from '@/lib/plain-text';
import { m } from '@/paraglide/messages';
import { CharacterCount } from './character-count';
import type { FieldText, FormBinding } from './field-types';
import { FormField } from './form-field';

interface TextFieldProps<Values extends FieldValues, Output>
  extends FormBinding<Values, Output>,
    FieldText,
    Pick<ComponentProps<'input'>, 'autoComplete' | 'inputMode' | 'className'> {
  /** A password can be shown and hidden by a button in the field. */
  type?: 'text' | 'email' | 'password' | 'url';
  /** Shows 'n / limit' once the text comes near it. Typing past it stays possible; the form's schema reports it. */
  limit?: number;
  /** What the form's schema makes of a text before it is counted. */
  sent?: (text: string) => string;
}

const NEAR = 0.8;

/** One-line text bound to a form. */
export function TextField<Values extends FieldValues, Output = Values>({
  control,
  name,
  label,
  hint,
  optional,
  type = 'text',
  limit,
  sent = seenText,
  className,
  ...input
}: TextFieldProps<Values, Output>) {
  const { field, fieldState } = useController({ control, name });
  const [isRevealed, setRevealed] = useState(false);
  const isPassword = type === 'password';
  const text: string = field.value ?? '';
  const count = sent(text).length;
  const isNearLimit = limit !== undefined && count >= limit * NEAR;
  return (
    <FormField
      label={label}
      hint={hint}
      optional={optional}
      error={fieldState.error?.message}
      aside={isNearLimit && <CharacterCount count={count} limit={limit} />}
      className={className}
    >
      {(wiring) => (
        <div className="relative">
          <Input
            {...field}
            {...input}
            {...wiring}
            value={text}
            type={isPassword && isRevealed ? 'text' : type}
            className={isPassword ? 'pr-13' : undefined}
            {...(type === 'text' ? { dir: 'auto' } : { autoCapitalize: 'none', spellCheck: false })}
          />
          {isPassword && (
            <IconButton
              label={isRevealed ? m.password_hide() : m.password_show()}
              className="absolute top-0.5 right-0.5"
              onClick={() => setRevealed(!isRevealed)}
            >
              {isRevealed ? <EyeOff aria-hidden /> : <Eye aria-hidden />}
            </IconButton>
          )}
        </div>
      )}
    </FormField>
  );
}
