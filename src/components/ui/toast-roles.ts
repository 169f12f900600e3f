/** Class that lib/notify gives to a toast whose words the page announces itself. */
const UNANNOUNCED = 'unannounced';

function announce(toast: HTMLElement): void {
  const region = toast.querySelector('[data-content]');
  if (!region || region.hasAttribute('role') || toast.classList.contains(UNANNOUNCED)) return;
  region.setAttribute('role', toast.dataset.type === 'error' ? 'alert' : 'status');
}

/**
 * Makes a live region of each toast: news wait for a pause, errors are announced at once, and one that the page announces
 * itself is only shown. The role is set before the browser renders the toast, and its words stay hidden for a moment after
 * that (animation toast-words), because screen readers may miss words that come together with their region. Sonner's own region, polite for everything, is turned off. Gives a function that stops it.
 */
export function giveToastsRoles(section: HTMLElement): () => void {
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
  // A toast raised again in the same words keeps its element: only its class tells whether it is to be announced now.
  observer.observe(section, { childList: true, subtree: true, attributeFilter: ['class'] });
  return () => observer.disconnect();
}
