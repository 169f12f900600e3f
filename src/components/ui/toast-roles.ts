/** Class that lib/notify sets on a toast whose text the page announces itself. */
const UNANNOUNCED = 'unannounced';

function announce(toast: HTMLElement): void {
  const region = toast.querySelector('[data-content]');
  if (!region || region.hasAttribute('role') || toast.classList.contains(UNANNOUNCED)) return;
  region.setAttribute('role', toast.dataset.type === 'error' ? 'alert' : 'status');
}

/**
 * Makes each toast a live region: errors are announced at once, others politely, and those the page announces itself
 * not at all. The role is set before the browser renders the toast, and its text stays hidden for a moment (animation
 * toast-words), because screen readers may miss text that appears together with its region. Turns off Sonner's own
 * region, which is polite for all toasts.
 */
export function giveToastsRoles(section: HTMLElement): void {
  section.setAttribute('aria-live', 'off');
  const observer = new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) {
      for (const node of [target, ...addedNodes]) {
        if (!(node instanceof HTMLElement)) continue;
        if (node.matches('[data-sonner-toast]')) announce(node);
        for (const toast of node.querySelectorAll<HTMLElement>('[data-sonner-toast]')) announce(toast);
      }
    }
  });
  // A toast repeated in the same words keeps its element, so only the class tells whether to announce it now.
  observer.observe(section, { childList: true, subtree: true, attributeFilter: ['class'] });
}
