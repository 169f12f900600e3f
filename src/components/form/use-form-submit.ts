import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import type { AppError } from '@/lib/errors';
import { applyFieldErrors } from './apply-field-errors';

interface FormSubmitOptions<Values extends FieldValues, Output, Answer> {
  form: UseFormReturn<Values, unknown, Output>;
  /** Sends what the form's rules made of the values. Rejects with an AppError. */
  send: (values: Output) => Promise<Answer>;
  /** The form's names by the server's, for its fieldErrors. */
  fields: Readonly<Record<string, FieldPath<Values>>>;
  /** Takes the focus after a failure that no field is to blame for. Default: whatever had it before. */
  focusOnFailure?: FieldPath<Values>;
  onSent?: (values: Output, answer: Answer) => void;
}

interface FormSubmit {
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
  /** True from the request to its end; draw the fields disabled meanwhile. */
  isSending: boolean;
  /** What the server said and no field could take; undefined when there is nothing to say. */
  refusal: string | undefined;
}

/**
 * Sends a form once, however often it is submitted meanwhile. A failure puts the server's messages under their fields,
 * keeps what was typed, and moves the focus to the first field in question.
 */
export function useFormSubmit<Values extends FieldValues, Output, Answer>({
  form,
  send,
  fields,
  focusOnFailure,
  onSent,
}: FormSubmitOptions<Values, Output, Answer>): FormSubmit {
  const { handleSubmit, setError, setFocus } = form;
  const isOnItsWay = useRef(false);
  const cameFrom = useRef<Element | null>(null);
  const [isSending, setSending] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const [focusOn, setFocusOn] = useState<FieldPath<Values> | null>(null);

  function showFailure(failure: AppError) {
    const blamed = Object.entries(fields).find(([serverName]) => serverName in failure.fieldErrors);
    const unplaced = applyFieldErrors(failure, setError, fields);
    setRefusal(blamed ? unplaced : (unplaced ?? failure.message));
    setFocusOn(blamed?.[1] ?? focusOnFailure ?? null);
  }

  async function sendOnce(values: Output) {
    if (isOnItsWay.current) return;
    isOnItsWay.current = true;
    cameFrom.current = document.activeElement;
    setSending(true);
    setRefusal(undefined);
    try {
      const answer = await send(values);
      onSent?.(values, answer);
    } catch (failure) {
      showFailure(failure as AppError);
    } finally {
      isOnItsWay.current = false;
      setSending(false);
    }
  }

  // A disabled field loses the focus and takes none, so this has to wait until the fields are enabled again.
  useEffect(() => {
    if (isSending) return;
    if (focusOn !== null) {
      setFocus(focusOn);
      setFocusOn(null);
    } else if (cameFrom.current instanceof HTMLElement && document.activeElement === document.body) {
      cameFrom.current.focus();
    }
    cameFrom.current = null;
  }, [isSending, focusOn, setFocus]);

  return { onSubmit: (event) => void handleSubmit(sendOnce)(event), isSending, refusal };
}
