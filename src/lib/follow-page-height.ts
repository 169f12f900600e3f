/** What a person does to be elsewhere than where the page is being scrolled. */
const ownWays = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/**
 * Calls `onChange` each time the height of the page has changed, as its data comes, until one goes elsewhere by oneself.
 * Gives a function that ends it.
 */
export function followPageHeight(onChange: () => void): () => void {
  const observer = new ResizeObserver(onChange);
  const stop = () => {
    observer.disconnect();
    for (const way of ownWays) window.removeEventListener(way, stop);
  };
  observer.observe(document.body);
  for (const way of ownWays) window.addEventListener(way, stop, { passive: true });
  return stop;
}
