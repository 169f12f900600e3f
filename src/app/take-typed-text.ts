type TextField = HTMLInputElement | HTMLTextAreaElement;

/** Sets the text by the native setter: React's own tracks the value, so that it would see no change and raise no event. */
function type(field: TextField, text: string): void {
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value') ?? {};
  set?.call(field, text);
  field.dispatchEvent(new InputEvent('input', { bubbles: true }));
}

/**
 * Notes what was typed into the fields of a page that is about to be replaced, and which has the focus, by their names.
 * @returns types it into the fields of the new page
 */
export function takeTypedText(root: HTMLElement): () => void {
  const typed = [...root.querySelectorAll<TextField>('input, textarea')]
    .map((field) => ({
      name: field.name,
      text: field.value === field.defaultValue ? null : field.value,
      hasFocus: field === document.activeElement,
    }))
    .filter(({ name, text, hasFocus }) => name !== '' && (text !== null || hasFocus));
  return () => {
    for (const { name, text, hasFocus } of typed) {
      const field = root.querySelector<TextField>(`:is(input, textarea)[name="${CSS.escape(name)}"]`);
      if (!field) continue;
      if (hasFocus) field.focus({ preventScroll: true });
      if (text !== null) type(field, text);
    }
  };
}
