import type { Phone } from './phone';

const SEARCHES = ['zillertal arena', 'val disere', '3 vallees', 'switzer', 'monterosa', 'xyz'];

/** Milliseconds from each key to the first frame with what is suggested for it. */
export async function keyTimes({ page }: Phone): Promise<number[]> {
  const field = page.getByRole('combobox', { name: 'Search resorts' });
  await field.click();
  // As long as a hand takes from there to the first key.
  await page.waitForTimeout(500);
  await field.evaluate((input: HTMLInputElement) => {
    const times: number[] = [];
    Object.assign(window, { times });
    input.addEventListener('input', async () => {
      const start = performance.now();
      const isThere = () =>
        document.querySelector('[role="listbox"]')?.lastElementChild?.textContent?.includes(`“${input.value.trim()}”`);
      while (!isThere()) await new Promise((resolve) => requestAnimationFrame(resolve));
      await new Promise((resolve) => setTimeout(resolve));
      times.push(performance.now() - start);
    });
  });
  for (const text of SEARCHES) {
    await page.keyboard.press('Control+A');
    for (const key of text) {
      await page.keyboard.press(key === ' ' ? 'Space' : key);
      await page.waitForTimeout(90);
    }
  }
  return page.evaluate(() => (window as unknown as { times: number[] }).times);
}
