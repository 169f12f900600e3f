import { hasPageSpoken } from './spoken-failures';

/** Milliseconds an error toast leaves to the page, which may say the same where it happened. */
const PAGE_FIRST = 150;

function speak(toast: HTMLElement): void {
  const words = toast.querySelector('[data-content]');
  if (toast.dataset.type === 'error')
    setTimeout(() => {
      if (!hasPageSpoken()) words?.setAttribute('role', 'alert');
    }, PAGE_FIRST);
  else words?.setAttribute('role', 'status');
}

/**
 * Has each toast announced by itself: news when there is a pause, errors at once, and an error not a second time when
 * the page has just said it. Sonner's own region, polite for everything, is silenced. Gives a function that stops it.
 */
export function giveToastsRoles(section: HTMLElement): () => void {
  section.setAttribute('aria-live', 'off');
  const observer = new MutationObserver((changes) => {
    for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (!(node instanceof HTMLElement)) continue;
      if (node.matches('[data-sonner-toast]')) speak(node);
      for (const toast of node.querySelectorAll<HTMLElement>('[data-sonner-toast]')) speak(toast);
    }
  });
  observer.observe(section, { childList: true, subtree: true });
  return () => observer.disconnect();
}
