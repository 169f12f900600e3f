/** Focuses the heading of the page, for what goes away with the focus and leaves nothing else to return it to. */
export function focusHeading(options?: FocusOptions): void {
  const heading = document.querySelector<HTMLElement>('main h1');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus(options);
}
