/** What a press belongs to. */
const CONTROLS = 'a, button, [role="menuitem"]';

/**
 * Ignores the second click of a double click where it meets another control than the first. A list closes up under the pointer when
 * something is removed from it: a double click on a heart or a saved search would remove the next one too, on a
 * column's arrow undo its move, and on a sheet that gets smaller follow a link behind it. Whoever keeps clicking in one
 * place means the third click. Returns a function that stops this.
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
