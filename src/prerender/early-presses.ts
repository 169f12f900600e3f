/**
 * Repeats the presses that were made before the page was hydrated or replaced: React replays only what comes after it has begun.
 * Typed text stays and links work without code; buttons and radios need it. Part of the bootstrap script: must not refer to
 * anything outside itself.
 */
export function repeatEarlyPresses(): void {
  /** The pressed controls, the last one last, each with the state it had then. */
  const pressed = new Map<HTMLElement, string | null>();
  const stateOf = (control: Element) => control.getAttribute('aria-pressed');
  const nameOf = (control: Element) =>
    control.getAttribute('aria-label') ?? control.getAttribute('value') ?? control.textContent;

  /** Something else is done now: what opens no longer counts, what changes something does. */
  const forgetOpened = () => {
    for (const control of pressed.keys()) {
      if (!control.matches('[type=radio], [role=tab], [aria-pressed]')) pressed.delete(control);
    }
  };
  const notePress = ({ target }: Event) => {
    forgetOpened();
    const selector = '#root[data-page] :is(button, [type=radio])';
    const control = target instanceof Element && target.closest<HTMLElement>(selector);
    if (!control) return;
    // Of several presses the last.
    pressed.delete(control);
    pressed.set(control, stateOf(control));
  };

  const repeat = (early: HTMLElement, state: string | null) => {
    // A page that is not the prerendered one replaces it, and its controls.
    const controls = [...document.querySelectorAll<HTMLElement>('#root :is(button, [type=radio])')];
    const control = early.isConnected ? early : controls.find((each) => nameOf(each) === nameOf(early));
    if (!control) return;
    // React would not notice the press of a radio that is checked when it is hydrated.
    if (control instanceof HTMLInputElement) control.checked = false;
    // Menus open on pointerdown, tabs on mousedown; and React hydrates the control at the first of them.
    const init = { bubbles: true, cancelable: true, pointerType: 'mouse' };
    control.dispatchEvent(new PointerEvent('pointerdown', init));
    control.dispatchEvent(new MouseEvent('mousedown', init));
    const isDisabled = () => control.matches(':disabled, [aria-disabled=true]');
    const click = () => {
      // It may be as wanted already, as the heart of a resort saved before.
      if (stateOf(control) === state) control.click();
    };
    if (!isDisabled()) return click();
    // A heart of somebody with a session waits for their favorites.
    new MutationObserver((_, observer) => {
      if (isDisabled()) return;
      observer.disconnect();
      click();
    }).observe(control, { attributes: true });
  };

  /** A shell serves any path, but its language links lead to the front pages. */
  const aimLanguageLink = ({ target }: Event) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('#root[data-page=""] a[hreflang]');
    if (!link) return;
    const path = location.pathname.replace(`/${document.documentElement.lang}/`, '/');
    // Part by part: as an address, a path of two slashes leads to another site.
    link.pathname = (link.hreflang === 'en' ? '' : `/${link.hreflang}`) + path;
    link.search = location.search;
    link.hash = location.hash;
  };

  // Before the browser follows the link, or offers to open it in another tab.
  document.addEventListener('click', aimLanguageLink, true);
  document.addEventListener('pointerdown', aimLanguageLink, true);
  document.addEventListener('click', notePress, true);
  document.addEventListener('input', forgetOpened, true);
  // The mark of the root goes as the page is hydrated or replaced.
  new MutationObserver((_, observer) => {
    observer.disconnect();
    document.removeEventListener('click', notePress, true);
    document.removeEventListener('input', forgetOpened, true);
    for (const [control, state] of pressed) repeat(control, state);
  }).observe(document, { subtree: true, attributeFilter: ['data-page'] });
}
