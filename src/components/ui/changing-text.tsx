/**
 * Text that changes within an element that stays: has an element of its own, which is replaced with the text. A browser that
 * translates the page replaces text nodes; an update of the old node would not be visible.
 */
export function ChangingText({ children }: { children: string }) {
  return <span key={children}>{children}</span>;
}
