/** What a long list was like while it was scrolled to its end; times in ms. */
export interface Scrolled {
  /** Time from reaching the end to the next batch being painted, by the batch's number. */
  times: Record<number, number>;
  /** Elements in the page after five batches. */
  nodesAtFive: number;
  /** False: it took too long to get that far. */
  isThere: boolean;
}

/**
 * Runs in the page: scrolls on until `last` batches of twelve cards stand there, for at most `timeout` ms. A batch is there when another card is
 * the last one and has been painted.
 */
export async function scrollOn([last, timeout]: readonly [last: number, timeout: number]): Promise<Scrolled> {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const painted = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  const lastCard = () => [...document.querySelectorAll('[data-resort]')].at(-1)?.getAttribute('data-resort');
  const words = document.querySelector('[aria-live="polite"]');
  const shown = () => Number(/Showing ([\d,.\s]+) of/.exec(words?.textContent ?? '')?.[1]?.replaceAll(/\D/g, '') ?? 0);
  const batches = () => Math.ceil(shown() / 12);

  const times: Record<number, number> = {};
  let nodesAtFive = 0;
  const end = performance.now() + timeout;
  while (batches() < last) {
    const [count, card, start] = [batches(), lastCard(), performance.now()];
    while (batches() === count || lastCard() === card) {
      window.scrollTo(0, document.documentElement.scrollHeight);
      await frame();
      if (performance.now() > end) return { times, nodesAtFive, isThere: false };
    }
    await painted();
    times[batches()] = performance.now() - start;
    if (batches() === 5) nodesAtFive = document.querySelectorAll('*').length;
  }
  return { times, nodesAtFive, isThere: true };
}
