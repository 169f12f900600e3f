/**
 * Text that changes while what is around it stays: an element of its own, replaced with its text. A browser that translates
 * the page puts elements of its own in place of text; what was written into the old one afterwards, nobody would see.
 */
export function ChangingText({ children }: { children: string }) {
  return <span key={children}>{children}</span>;
}
