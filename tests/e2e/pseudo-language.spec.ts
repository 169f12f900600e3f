import type { Page } from '@playwright/test';
import { inPseudo } from './languages';
import { expectNoSidewaysScroll } from './page-checks';
import { pageStates } from './page-states';
import { type Arrival, arrive } from './people';
import { expect, type Site, test } from './site';
import { cutTextsOf, textsOf } from './text-on-page';
import { isUntranslated, sentNames } from './untranslated-words';
import { existsAt, type PageState, visit } from './visit-state';
import { resize } from './window-and-text';

// The site in the pseudo-language (`npm run build:pseudo`): what it does not say in accented letters is no message.

test.use({ dist: 'dist-pseudo', actionTimeout: 15_000 });
test.describe.configure({ timeout: 180_000 });

const memberStates: PageState[] = [
  { name: 'favorites', address: '/favorites', shows: 'Zermatt' },
  { name: 'the snow board', address: '/favorites?view=snow', shows: 'Most recent snow' },
  { name: 'own reviews', address: '/reviews', shows: 'Zermatt' },
  {
    name: 'the deletion of a review',
    address: '/reviews',
    shows: 'Zermatt',
    open: async (page, say) => {
      await page
        .getByRole('button', { name: say(/^Delete/) })
        .first()
        .click();
      await expect(page.getByRole('alertdialog')).toBeVisible();
    },
  },
  { name: 'the profile', address: '/profile', shows: 'Full Name' },
  // On a desktop the form is on the page.
  { name: 'a review', address: '/resorts/verbier?tab=reviews', shows: 'Write a Review', only: 'desktop' },
  {
    name: 'a review',
    address: '/resorts/verbier?tab=reviews',
    shows: 'Write a Review',
    only: 'phone',
    open: async (page, say) => {
      await page
        .getByRole('button', { name: say(/^Write a Review$/) })
        .first()
        .click();
      await expect(page.getByRole('textbox').filter({ visible: true }).first()).toBeVisible();
    },
  },
  {
    name: 'the menu of the account',
    address: '/about',
    shows: 'How a resort is read',
    open: async (page, say) => {
      await page
        .getByRole('button', { name: say(/^(Account menu|Menu)$/) })
        .filter({ visible: true })
        .first()
        .click();
    },
  },
];

const visitorStates: PageState[] = [
  ...pageStates,
  { name: 'the log-in form', address: '/login', shows: 'Log In' },
  { name: 'the sign-up form', address: '/signup', shows: 'Sign Up' },
  { name: 'a forgotten password', address: '/forgot-password', shows: /password/i },
  { name: 'favorites of nobody', address: '/favorites', shows: 'Start Saving Favorites (3 free)' },
];

/** Expects of each state, at each of some widths, that all its words are messages or names, and that they have room. */
async function expectMessagesAlone(
  { page, site }: { page: Page; site: Site },
  who: Arrival,
  states: readonly PageState[],
  widths: readonly number[],
): Promise<void> {
  const names = sentNames(page);
  // Most texts stand on many pages.
  const judged = new Map<string, boolean>();
  const isFault = (text: string): boolean => {
    const known = judged.get(text) ?? isUntranslated(text, names);
    judged.set(text, known);
    return known;
  };
  for (const state of states) {
    for (const [index, width] of widths.filter((width) => existsAt(width)(state)).entries()) {
      // What was opened may be a sheet at one width and a panel at another.
      const isOpened = index > 0 && (state.open === undefined || width < 768);
      // Nothing of an earlier state is left in the browser; a sheet that closes at another width would go back in its history.
      if (!isOpened) await arrive(page, site, who);
      await resize(page, width);
      // What did not open is a fault, and the page is looked at as it is.
      const trouble = await (isOpened ? Promise.resolve() : visit(page, state, inPseudo)).then(
        () => [],
        (error: Error) => [error.message],
      );
      const words = (await textsOf(page)).filter(isFault);
      const cut = await cutTextsOf(page);
      expect.soft([...trouble, ...words, ...cut], `${state.name}, ${width} px`).toEqual([]);
      await expectNoSidewaysScroll(page);
    }
  }
}

/** As many states as a test opens: two workers share them. */
const AT_ONCE = 8;
const groups = (states: readonly PageState[]): (readonly PageState[])[] =>
  states.length === 0 ? [] : [states.slice(0, AT_ONCE), ...groups(states.slice(AT_ONCE))];

for (const widths of [
  [390, 320],
  [1440, 768],
]) {
  test.describe(`messages alone, and room for them, at ${widths.join(' and ')} px:`, () => {
    test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

    for (const states of groups(visitorStates)) {
      test(`from ${states[0]?.name} to ${states.at(-1)?.name}`, async ({ page, site }) => {
        await expectMessagesAlone({ page, site }, { as: 'visitor' }, states, widths);
      });
    }

    test('the pages of a member', async ({ page, site }) => {
      const member = { as: 'member', saved: ['zermatt', 'verbier', 'vail'] } as const;
      await expectMessagesAlone({ page, site }, member, memberStates, widths);
    });
  });
}
