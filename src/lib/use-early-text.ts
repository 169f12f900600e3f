import { type RefObject, useEffectEvent, useLayoutEffect } from 'react';

/**
 * Calls back for each field of a form that was typed into before hydration. React raises no event for that text, and overwrites
 * it when it next renders the field.
 */
export function useEarlyText(
  form: RefObject<HTMLFormElement | null>,
  onText: (text: string, fieldName: string) => void,
): void {
  const note = useEffectEvent(onText);
  useLayoutEffect(() => {
    for (const field of form.current?.elements ?? []) {
      const isText = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
      // What React has rendered is the default value.
      if (isText && field.value !== field.defaultValue) note(field.value, field.name);
    }
  }, [form]);
}
