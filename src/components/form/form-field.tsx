import { TriangleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { ChangingText } from '@/components/ui/changing-text';
import { Label } from '@/components/ui/label';
import { cn } from '@/lib/class-names';
import { m } from '@/paraglide/messages';
import type { FieldText } from './field-types';

/** Attributes that tie a control to its label, hint and error. */
interface ControlWiring {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': boolean;
  'aria-required': boolean;
}

interface FormFieldProps extends FieldText {
  error?: string | undefined;
  /** Shown for information only: neither required nor optional. */
  isReadOnly?: boolean;
  /** Beside the hint at the right, such as a character count. */
  aside?: ReactNode;
  className?: string | undefined;
  /** Renders the control; spread the wiring on the focusable element. */
  children: (wiring: ControlWiring) => ReactNode;
}

/** Label, control, and one line for hint or error. Optional fields are marked beside their label. */
export function FormField({
  label,
  hint,
  optional = false,
  isReadOnly = false,
  error,
  aside,
  className,
  children,
}: FormFieldProps) {
  const id = useId();
  const messageId = `${id}-message`;
  const message = error ?? hint;
  return (
    <div data-slot="form-field" className={className}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <Label htmlFor={id}>{label}</Label>
        {optional && <span className="text-small text-ink-3">{m.form_optional()}</span>}
      </div>
      {children({
        id,
        'aria-describedby': message ? messageId : undefined,
        'aria-invalid': error !== undefined,
        'aria-required': !optional && !isReadOnly,
      })}
      {(message || aside) && (
        // Beside a count, an error may need a second line on phones, which is reserved to avoid a layout shift.
        <div
          className={cn(
            'mt-1.5 flex items-start justify-between gap-4 text-small leading-[1.4] text-ink-3',
            aside && 'max-md:min-h-[2lh]',
          )}
        >
          <FieldMessage id={messageId} isError={error !== undefined}>
            {message}
          </FieldMessage>
          {aside}
        </div>
      )}
    </div>
  );
}

interface FieldMessageProps {
  id: string;
  isError: boolean;
  children: string | undefined;
}

/** The line under a control: hint, or error with an icon. */
export function FieldMessage({ id, isError, children }: FieldMessageProps) {
  return (
    <p id={id} className={cn(isError && 'flex gap-1.5 text-danger')}>
      {isError && <TriangleAlert aria-hidden />}
      {children && <ChangingText>{children}</ChangingText>}
    </p>
  );
}

/** The error below a control that is not in a FormField; nothing without one. */
export function FieldError({ id, children }: Pick<FieldMessageProps, 'id' | 'children'>) {
  if (!children) return null;
  return (
    <div className="mt-1.5 text-small leading-[1.4]">
      <FieldMessage id={id} isError>
        {children}
      </FieldMessage>
    </div>
  );
}
