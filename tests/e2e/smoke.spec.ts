// spec: 2.1, 2.21, 2.22

import type { Page } from '@playwright/test';
import { english, german, type Say } from './languages';
import { expectNoGarbage, expectNoSidewaysScroll } from './page-checks';
import { arrive, type Person } from './people';
import { expect, test } from './site';
import { expectWhole } from './visit-state';

interface SmokePage {
  path: string;
  /** The heading of the page, and words in `main` that are there once its data is. */
  heading: string | RegExp;
  shows: string | RegExp;
}

const home: SmokePage = { path: '/', heading: /Find Your Perfect/, shows: 'Top-Rated Ski Resorts' };
const resorts: SmokePage = { path: '/resorts', heading: 'Explore All Ski Resorts', shows: /Showing 12 of/ };
const resort: SmokePage = { path: '/resorts/zermatt', heading: 'Zermatt', shows: 'Key Information' };
const favorites: SmokePage = { path: '/favorites', heading: /^My Favorite/, shows: 'Zermatt' };

/** Every page once, as the person it is for; the pages that change with the person, for each. */
const pagesOf: Record<Person, SmokePage[]> = {
  visitor: [
    home,
    resorts,
    resort,
    { path: '/blog', heading: 'Alpine Insights', shows: 'Latest Articles' },
    { path: '/blog/reading-a-piste-map', heading: /piste map/i, shows: 'The verdict here' },
    { path: '/about', heading: /.+/, shows: 'How a resort is read' },
    { path: '/favorites', heading: /^My Favorite/, shows: 'Start Saving Favorites (3 free)' },
    { path: '/login', heading: 'Log In', shows: 'Log In' },
    { path: '/signup', heading: 'Sign Up', shows: 'Sign Up' },
    { path: '/forgot-password', heading: 'Forgot your password?', shows: /password/ },
    { path: '/privacy-policy', heading: 'Privacy Policy', shows: 'Last updated: May 9, 2025' },
    { path: '/terms-conditions', heading: 'Terms & Conditions', shows: 'Last updated: May 9, 2025' },
    { path: '/off/the/map', heading: /.+/, shows: 'Oops! Page not found' },
  ],
  guest: [
    resort,
    favorites,
    { path: '/profile', heading: 'Profile', shows: 'A profile comes with an account' },
    { path: '/reviews', heading: 'My Reviews', shows: 'Reviews come with an account' },
  ],
  member: [
    home,
    resorts,
    { path: '/resorts/verbier?tab=reviews', heading: 'Verbier', shows: 'Write a Review' },
    favorites,
    { path: '/profile', heading: 'Profile', shows: 'Full Name' },
    { path: '/reviews', heading: 'My Reviews', shows: 'Zermatt' },
  ],
};

async function expectSound(page: Page, { heading, shows }: SmokePage, say: Say): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: say(heading) })).toHaveCount(1);
  await expectWhole(page, say(shows));
  await expectNoGarbage(page);
  await expectNoSidewaysScroll(page);
}

/** In other languages `languages.spec.ts` opens these, as a member. */
const isNotElsewhere = (each: SmokePage) => ![home, resorts, resort].includes(each);

for (const { name, prefix, say, locale } of [english, german]) {
  for (const person of ['visitor', 'guest', 'member'] as const) {
    // In another language the full suite runs them.
    const tag = name === 'English' ? '@smoke' : [];
    test.describe(`in ${name}, on a desktop screen and on a phone:`, { tag }, () => {
      test.use({ locale });

      // One browser for all pages: a new one for each takes as long as the page.
      test(`every page of a ${person}`, async ({ page, site }) => {
        test.slow();
        await arrive(page, site, { as: person, saved: person === 'visitor' ? [] : ['zermatt'] });
        for (const each of name === 'English' ? pagesOf[person] : pagesOf[person].filter(isNotElsewhere)) {
          await test.step(each.path, async () => {
            await page.setViewportSize({ width: 1280, height: 900 });
            await page.goto(prefix + each.path);
            await expectSound(page, each, say);
            await page.setViewportSize({ width: 390, height: 844 });
            await expectSound(page, each, say);
          });
        }
      });
    });
  }
}
