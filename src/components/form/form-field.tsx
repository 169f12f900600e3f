import { TriangleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Label } from '@/components/ui/label';
import { cn } from '@/lib/class-names';
import type { FieldText } from './field-types';

/** Attributes that tie a control to its label, hint and error. */
export interface ControlWiring {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': boolean;
  'aria-required': boolean;
}

interface FormFieldProps extends FieldText {
  /** Shown and not to be filled in. */
  isReadOnly?: boolean;
  error?: string | undefined;
  /** Beside the hint at the right, such as a character count. */
  aside?: ReactNode;
  className?: string | undefined;
  /** Renders the control; spread the wiring on the element that takes the focus. */
  children: (wiring: ControlWiring) => ReactNode;
}

/** Label, control, and one line for hint or error. */
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
      <div className="flex flex-wrap items-baseline gap-x-2">
        <Label htmlFor={id}>{label}</Label>
        {/* What has to be filled in says so to screen readers by an attribute, and most fields do. */}
        {optional && (
          <span aria-hidden className="text-small text-ink-3">
            optional
          </span>
        )}
      </div>
      {children({
        id,
        'aria-describedby': message ? messageId : undefined,
        'aria-invalid': error !== undefined,
        'aria-required': !optional && !isReadOnly,
      })}
      {message || aside ? (
        // Beside a count an error may need a second line on phones: it is kept free, so that nothing below moves.
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
      ) : null}
    </div>
  );
}

interface FieldMessageProps {
  id: string;
  isError: boolean;
  children: ReactNode;
}

/** The line under a control: hint, or error with its sign. */
export function FieldMessage({ id, isError, children }: FieldMessageProps) {
  return (
    <p id={id} className={cn(isError && 'flex gap-1.5 text-danger')}>
      {isError ? <TriangleAlert aria-hidden /> : null}
      {children}
    </p>
  );
}
