import type { Page } from '@playwright/test';
import { expect, test } from './site';

const map = (page: Page) => page.getByRole('application', { name: /^Map of [1-9]/ });
const markers = (page: Page) => map(page).getByRole('button');

/** Presses a key until something holds, once the map has come to rest after the press before. */
async function pressUntil(page: Page, key: string, holds: () => Promise<boolean>): Promise<void> {
  await expect
    .poll(
      async () => {
        if (await holds()) return true;
        await page.keyboard.press(key);
        return false;
      },
      { intervals: [100] },
    )
    .toBe(true);
}

test.use({ viewport: { width: 390, height: 844 }, contextOptions: { reducedMotion: 'reduce' } });

for (const width of [390, 1440]) {
  test(`A pin that arrow keys move out of view leaves the focus to the map, and they lead back, ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/resorts?view=map&search=Zermatt');
    const pin = markers(page).first();
    await pin.focus();
    const isOnMap = () => map(page).evaluate((element) => element === document.activeElement);
    await pressUntil(page, 'ArrowLeft', isOnMap);
    await expect(pin).not.toBeInViewport();
    // Farther than what is rendered beyond the edge.
    for (let press = 0; press < 3; press += 1) await page.keyboard.press('ArrowLeft');
    await expect(markers(page)).toHaveCount(0);
    await pressUntil(page, 'ArrowRight', async () => !(await isOnMap()));
    await expect(pin).toBeFocused();
    await expect(pin).toBeInViewport({ ratio: 1 });
  });
}
