import type { Browser } from '@playwright/test';
import { paths } from '@/config/paths';
import { load } from './load';
import { DESKTOP, openPhone } from './phone';
import type { Row } from './rows';

const pages = [
  paths.home,
  paths.resorts,
  `${paths.resorts}?region=Europe&minRating=3`,
  paths.resort('zermatt'),
  paths.resort('zermatt', 'trails'),
  paths.resort('zermatt', 'weather'),
  paths.resort('zermatt', 'reviews'),
  paths.blog,
  paths.blogPost('reading-a-piste-map'),
  paths.about,
  paths.favorites,
  paths.login,
  paths.signup,
  paths.forgotPassword,
  paths.privacyPolicy,
  paths.termsConditions,
  '/off/the/map',
];

/** Goes from page to page as a visitor does, over the slow network; gives the worst shift on the way. */
async function tour(browser: Browser, url: string): Promise<number> {
  const phone = await openPhone(browser, { url, slowNet: true, device: DESKTOP });
  const { page } = phone;
  const header = page.getByRole('navigation', { name: 'Main' });
  const card = page.locator('[data-resort] h3 a').first();
  const heading = (name: string | RegExp) => page.getByRole('heading', { level: 1, name }).waitFor();
  await page.goto(paths.home);
  await card.waitFor();
  await page.getByRole('link', { name: 'Explore Resorts' }).click();
  await heading('Explore All Ski Resorts');
  await card.click();
  await page.getByText('Vertical drop').first().waitFor();
  await page.getByRole('tab', { name: 'Weather' }).click();
  await page.getByText('5-day forecast').first().waitFor();
  await page.goBack();
  await page.goBack();
  await card.waitFor();
  await header.getByRole('link', { name: 'Blog' }).click();
  await page.locator('main a[href^="/blog/"]').first().click();
  await page.waitForURL('**/blog/*');
  await header.getByRole('link', { name: 'About' }).click();
  await page.waitForURL('**/about');
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 1000)));
  const { shift } = await page.evaluate(() => window.notes);
  await phone.close();
  return shift;
}

/** The worst layout shift of any page while it loads, and of a walk through the site. */
export async function measureShifts(browser: Browser, url: string): Promise<Row[]> {
  let worst = { path: '', shift: -1 };
  for (const path of pages) {
    const { shift } = await load(browser, url, path, { selector: 'h1' });
    if (shift > worst.shift) worst = { path, shift };
  }
  const limit = { goal: 0.01, unit: '', digits: 3 } as const;
  const where = worst.shift > 0 ? `, worst on ${worst.path}` : '';
  return [
    { what: `CLS of ${pages.length} pages${where}`, measured: worst.shift, ...limit },
    { what: 'CLS on the way from page to page', measured: await tour(browser, url), ...limit },
  ];
}
