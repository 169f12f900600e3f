/** Input that means that the visitor is scrolling. */
const userEvents = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/**
 * Calls `onChange` whenever the height of the page changes as data arrives, until the visitor scrolls. Returns a function
 * that stops this.
 */
export function followPageHeight(onChange: () => void): () => void {
  const observer = new ResizeObserver(onChange);
  const stop = () => {
    observer.disconnect();
    for (const event of userEvents) window.removeEventListener(event, stop);
  };
  observer.observe(document.body);
  for (const event of userEvents) window.addEventListener(event, stop, { passive: true });
  return stop;
}
