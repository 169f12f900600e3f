/**
 * Text that changes inside an element that stays: wrapped in its own element, which is replaced along with the text.
 * Browsers that translate the page replace text nodes, so that updates of the old node would be invisible.
 */
export function ChangingText({ children }: { children: string }) {
  return <span key={children}>{children}</span>;
}
