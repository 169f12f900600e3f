import { type FieldValues, type UseFormReturn, useFormState } from 'react-hook-form';
import { Button, type ButtonProps } from '@/components/ui/button';

interface SubmitButtonProps<Values extends FieldValues, Output>
  extends Omit<ButtonProps, 'type' | 'variant' | 'asChild' | 'busyLabel'> {
  control: UseFormReturn<Values, unknown, Output>['control'];
  /** Word while the form is being sent, such as 'Signing in...'. */
  busyLabel: string;
}

/** Submits its form; busy meanwhile, and while `busy`. */
export function SubmitButton<Values extends FieldValues, Output = Values>({
  control,
  busy = false,
  ...props
}: SubmitButtonProps<Values, Output>) {
  const { isSubmitting } = useFormState({ control });
  return <Button type="submit" variant="primary" busy={isSubmitting || busy} {...props} />;
}
