/** Both come before the click: a pointer over the link (or a finger on it), and the focus of the keyboard. */
const signs = ['pointerover', 'focusin'] as const;

/** Tells which of the site's own links somebody is about to follow; gives a function that ends it. */
export function watchLinkIntent(onIntent: (pathname: string) => void): () => void {
  const note = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (link instanceof HTMLAnchorElement && link.origin === window.location.origin) onIntent(link.pathname);
  };
  for (const sign of signs) document.addEventListener(sign, note, { passive: true });
  return () => {
    for (const sign of signs) document.removeEventListener(sign, note);
  };
}
