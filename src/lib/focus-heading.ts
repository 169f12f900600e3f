/** Focuses the heading of the page, for what goes away with the focus and leaves nothing else to return it to. */
export function focusHeading(options?: FocusOptions): void {
  const heading = document.querySelector<HTMLElement>('main h1');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus(options);
}

/** Focuses the nearest element around the focused one that can have the focus: a section, a dialog or the page's main part. */
function focusAround(): void {
  document.activeElement?.parentElement?.closest<HTMLElement>('[tabindex]')?.focus({ preventScroll: true });
}

/** The handler of a button that goes with its press, and would take the focus along: `focusAround`, then the action. */
export const leavingFocusAround = (action: () => void) => (): void => {
  focusAround();
  action();
};
