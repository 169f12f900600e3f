import { type FieldValues, type UseFormReturn, useFormState } from 'react-hook-form';
import { Button, type ButtonProps } from '@/components/ui/button';

interface SubmitButtonProps<Values extends FieldValues, Output>
  extends Omit<ButtonProps, 'type' | 'asChild' | 'busyLabel'> {
  control: UseFormReturn<Values, unknown, Output>['control'];
  /** Word while the form is being sent, such as 'Signing in...'. */
  busyLabel: string;
}

/** Sends its form. Busy while the form submits, or longer where `busy` says so. */
export function SubmitButton<Values extends FieldValues, Output = Values>({
  control,
  busy = false,
  variant = 'primary',
  ...props
}: SubmitButtonProps<Values, Output>) {
  const { isSubmitting } = useFormState({ control });
  return <Button type="submit" variant={variant} busy={busy || isSubmitting} {...props} />;
}
