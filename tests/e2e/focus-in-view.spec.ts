import type { Locator, Page } from '@playwright/test';
import { tripLink } from './links';
import { arrive } from './people';
import { openPanel } from './resort-list';
import { expect, test } from './site';
import { expectWhole } from './visit-state';

interface FocusPage {
  name: string;
  address: string;
  shows: string | RegExp;
  isForMembers?: true;
}

const pages: readonly FocusPage[] = [
  {
    name: 'a comparison of three',
    address: `/compare?ids=zermatt,livigno,vail&trip=${tripLink}`,
    shows: 'Lifts and facilities',
  },
  {
    name: 'the snow board',
    address: '/favorites?view=snow',
    shows: 'Zermatt',
    isForMembers: true,
  },
  { name: 'the map of results', address: '/resorts?view=map&country=Norway', shows: /resorts/ },
  { name: 'the table of results', address: '/resorts?view=table&country=Norway', shows: /Showing/ },
  { name: 'a resort against a trip', address: `/resorts/alta-badia?trip=${tripLink}`, shows: /^Short for the expert/ },
];

/** How often Tab is pressed: further than the first screens of every page here, and back. */
const STEPS = 45;

/** What has the focus where something that stays in place covers it whole, or where it is out of the window; null if it is seen. */
const unseenFocus = (page: Page): Promise<string | null> =>
  page.evaluate(
    () =>
      // Scrolling to what has the focus is done by the next frame.
      new Promise((resolve) =>
        requestAnimationFrame(() =>
          requestAnimationFrame(() => {
            const focus = document.activeElement;
            if (!focus || focus === document.body) return resolve(null);
            // A checkbox of no size is shown by its label.
            const shown = focus.closest('label') ?? focus;
            const box = shown.getBoundingClientRect();
            // Of what is larger than the window the part within it counts.
            const left = Math.max(0, box.left);
            const top = Math.max(0, box.top);
            const width = Math.min(window.innerWidth, box.right) - left;
            const height = Math.min(window.innerHeight, box.bottom) - top;
            const parts = [0.1, 0.3, 0.5, 0.7, 0.9];
            const isSeen = parts.some((x) =>
              parts.some((y) => {
                const hit = document.elementFromPoint(left + width * x, top + height * y);
                return hit !== null && (shown.contains(hit) || hit.contains(shown));
              }),
            );
            resolve(isSeen && width > 0 && height > 0 ? null : `${shown.outerHTML.slice(0, 140)} at ${left}, ${top}`);
          }),
        ),
      ),
  );

for (const { name, address, shows, isForMembers } of pages) {
  for (const [width, height] of [
    [320, 256],
    [1280, 720],
  ] as const) {
    test(`the focus is always seen in ${name} at ${width} by ${height} px, forwards and back`, async ({
      page,
      site,
    }) => {
      await page.setViewportSize({ width, height });
      if (isForMembers) await arrive(page, site, { as: 'member', saved: ['zermatt'] });
      await page.goto(address);
      await expectWhole(page, shows);
      const unseen: string[] = [];
      for (const key of ['Tab', 'Shift+Tab']) {
        for (let step = 0; step < STEPS; step += 1) {
          await page.keyboard.press(key);
          const found = await unseenFocus(page);
          if (found) unseen.push(`${key}: ${found}`);
        }
      }
      expect(unseen).toEqual([]);
    });
  }
}

interface RingPage {
  address: string;
  /** Brings the controls in sight. */
  open?: (page: Page) => Promise<void>;
  controls: readonly { name: string; find: (page: Page) => Locator }[];
}

const inPanel = (page: Page): Locator => page.getByRole('region', { name: 'Advanced Filters' });
const inFooter = (page: Page, group: string): Locator =>
  page.getByRole('contentinfo').getByRole('group', { name: group }).getByRole('radio', { checked: true });

const ringPages: readonly RingPage[] = [
  {
    address: '/about',
    controls: [
      { name: 'the chosen unit', find: (page) => inFooter(page, 'Units') },
      { name: 'the chosen theme', find: (page) => inFooter(page, 'Theme') },
    ],
  },
  {
    address: '/resorts',
    open: openPanel,
    controls: [
      {
        name: 'a style among the filters',
        find: (page) => inPanel(page).getByRole('button', { name: /^Big Mountain/ }),
      },
      {
        name: 'a currency among the filters',
        find: (page) => inPanel(page).getByRole('button', { name: 'EUR', exact: true }),
      },
    ],
  },
  {
    address: '/compare?ids=zermatt,livigno,vail',
    controls: [
      {
        name: 'what takes a resort out of a comparison, beside the names that stay in place',
        find: (page) => page.getByRole('button', { name: 'Remove Zermatt', exact: true }),
      },
    ],
  },
];

for (const { address, open, controls } of ringPages) {
  const names = controls.map(({ name }) => name);
  test(`the focus is seen at both edges of ${names.join(' and of ')}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(address);
    await open?.(page);
    // The ring is for those who use the keyboard.
    await page.keyboard.press('Tab');
    for (const { name, find } of controls) {
      const control = find(page);
      // Not at an edge of the window, where half of a ring is out of sight.
      await control.evaluate((element) => element.scrollIntoView({ block: 'center' }));
      const box = await control.boundingBox();
      if (!box) throw new Error(`${name} is not on the page`);
      // The ring's corners are not enough.
      const edgeAt = (y: number) =>
        page.screenshot({ clip: { x: box.x + box.width / 4, y: y - 6, width: box.width / 2, height: 12 } });
      const edges = async () => [await edgeAt(box.y), await edgeAt(box.y + box.height)];
      const before = await edges();
      await control.focus();
      const after = await edges();
      expect(
        before.map((edge, index) => edge.equals(after[index] as Buffer)),
        name,
      ).toEqual([false, false]);
    }
  });
}

test('what opens the tray of a comparison stays in view in a low window', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto('/resorts');
  for (const index of [0, 1, 2, 3]) {
    const toggle = page
      .getByRole('article')
      .nth(index)
      .getByRole('button', { name: /compar/i });
    await toggle.click();
    // Each press changes the tray and, in so low a window, what is in view.
    await expect(toggle).toHaveAttribute('aria-pressed', 'true');
  }
  const opener = page.getByRole('complementary', { name: 'Comparison' }).getByRole('button', { name: '4 of 4' });
  await opener.click();
  await expect(opener).toHaveAttribute('aria-expanded', 'true');
  await expect(opener).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Tab');
  expect(await unseenFocus(page)).toBeNull();
});
