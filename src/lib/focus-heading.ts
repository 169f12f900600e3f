/** Focuses the heading of the page, for when the focused element is removed and nothing else can take the focus. */
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

/** The handler of a button that its own action removes: moves the focus to the element around it, then acts. */
export const leavingFocusAround = (action: () => void) => (): void => {
  focusAround();
  action();
};

/** As `leavingFocusAround`, where the page's heading takes the focus. */
export const leavingFocusOnHeading = (action: () => unknown, options?: FocusOptions) => (): void => {
  focusHeading(options);
  action();
};
