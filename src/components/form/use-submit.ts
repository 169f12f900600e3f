import { type SubmitEvent, useEffect, useRef } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import type { AppError } from '@/lib/errors';
import { isFocusLost } from '@/lib/use-restore-focus';

interface SubmitOptions<Values extends FieldValues, Output> {
  form: UseFormReturn<Values, unknown, Output>;
  /** Sends what the form's schema made of the values. Rejects with an AppError. */
  send: (values: Output) => Promise<unknown>;
  /** Fields of the form by the server's names, where these differ. */
  fields?: Readonly<Record<string, FieldPath<Values>>>;
  /** Gets the focus after a failure that belongs to no field. Default: the button, beside which the message stands. */
  focusOnFailure?: FieldPath<Values>;
  onSent?: (values: Output) => void;
}

interface Submit {
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
  /** As in react-hook-form; disable the fields while it is true. */
  isSubmitting: boolean;
  /** The server's message that belongs to no field; undefined when there is none. */
  serverError: string | undefined;
}

/**
 * react-hook-form's handleSubmit for a request. It sends once, however often the form is submitted meanwhile; a failure
 * sets the server's messages as errors of their fields or of the form, keeps the values, and focuses the first field
 * with an error.
 */
export function useSubmit<Values extends FieldValues, Output>({
  form,
  send,
  fields = {},
  focusOnFailure,
  onSent,
}: SubmitOptions<Values, Output>): Submit {
  const { handleSubmit, setError, setFocus, getFieldState, getValues } = form;
  const { isSubmitting, errors } = form.formState;
  // A second submit may come before React has rendered isSubmitting.
  const isRunning = useRef(false);
  const focused = useRef<HTMLElement | null>(null);
  const button = useRef<HTMLElement | null>(null);

  function setServerErrors({ fieldErrors, message }: AppError) {
    const renamed = new Map<string, string>(Object.entries(fields));
    const unknown: string[] = [];
    const sent = Object.entries(fieldErrors);
    for (const [serverName, text] of sent) {
      const name = renamed.get(serverName) ?? serverName;
      if (Object.hasOwn(getValues(), name)) setError(name as FieldPath<Values>, { type: 'server', message: text });
      else unknown.push(text);
    }
    const rest = unknown.join(' ') || (unknown.length === sent.length ? message : '');
    if (rest) setError('root.server', { message: rest });
  }

  const submit = handleSubmit(async (values) => {
    // In a field, which is disabled meanwhile, the focus would be lost. On the button it says that the form is being sent.
    button.current?.focus();
    try {
      await send(values);
    } catch (failure) {
      return setServerErrors(failure as AppError);
    }
    onSent?.(values);
  });

  async function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isRunning.current) return;
    isRunning.current = true;
    focused.current = document.activeElement instanceof HTMLElement ? document.activeElement : null;
    button.current = event.nativeEvent.submitter;
    try {
      await submit(event);
    } finally {
      isRunning.current = false;
    }
  }

  // After the render that enables the fields again: disabled ones cannot have the focus, so the `shouldFocus` of setError
  // would come too early.
  useEffect(() => {
    const before = focused.current;
    if (isSubmitting || before === null) return;
    focused.current = null;
    const names = Object.keys(getValues()) as FieldPath<Values>[];
    const target = names.find((name) => getFieldState(name).invalid) ?? (errors.root && focusOnFailure);
    if (target) setFocus(target);
    else if (isFocusLost() || document.activeElement === button.current)
      (errors.root ? button.current : before)?.focus();
  });

  return { onSubmit: (event) => void onSubmit(event), isSubmitting, serverError: errors.root?.server?.message };
}
