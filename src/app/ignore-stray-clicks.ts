const CONTROLS = 'a, button, [role="menuitem"]';

/**
 * Ignores the second click of a double click if it hits another control than the first: removing a list item moves the next
 * one under the pointer, so that a double click would remove both. A third click in the same place counts. Returns a
 * function that stops this.
 */
export function ignoreStrayClicks(): () => void {
  let pressed: Element | null = null;
  const filter = (event: MouseEvent) => {
    const control = event.target instanceof Element ? event.target.closest(CONTROLS) : null;
    // A keyboard's click counts as 0; one in another place, or later, as 1.
    if (event.detail < 2) pressed = control;
    else if (control !== null && control !== pressed) {
      event.preventDefault();
      event.stopPropagation();
      pressed = control;
    }
  };
  window.addEventListener('click', filter, true);
  return () => window.removeEventListener('click', filter, true);
}
