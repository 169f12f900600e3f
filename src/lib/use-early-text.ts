import { type RefObject, useEffectEvent, useLayoutEffect } from 'react';

/**
 * Calls back for each field in an element that was typed into before hydration. React raises no event for that text, and
 * overwrites it when it next renders the field.
 */
export function useEarlyText(
  element: RefObject<HTMLElement | null>,
  onText: (text: string, fieldName: string) => void,
): void {
  const note = useEffectEvent(onText);
  useLayoutEffect(() => {
    const fields = element.current?.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea') ?? [];
    for (const { value, defaultValue, name } of fields) {
      // What React has rendered is the default value.
      if (value !== defaultValue) note(value, name);
    }
  }, [element]);
}
