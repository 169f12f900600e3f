import { demoAccount } from '@/demo/seed/users';
import { expectNoInjectedMarkup, injectMarkup, MARKUP } from './fault-injection';
import { pageStates } from './page-states';
import { fillIn } from './people';
import { expect, test } from './site';
import { existsAt, visit } from './visit-state';

/** What other states show as well, with more opened; the server has no words in the trip of a link. */
const SHOWN_BY_OTHERS = [
  'home',
  'resorts',
  'the trip of a link that could not be read in full',
  'resorts with suggestions',
  'the trip editor',
];

// Those that show what the server says; a country is no country any more once markup hangs on its name.
const ofServer = pageStates
  .filter(existsAt(1280))
  .filter(({ name }) => !SHOWN_BY_OTHERS.includes(name))
  .filter(({ address }) => /^\/($|resorts(?!.*(country|search|wengen)))/.test(address));

/** One browser for the states of a kind of page: a new one for each takes as long as most of them. */
const kinds = [
  { kind: 'the front page and the list', states: ofServer.filter(({ address }) => !address.startsWith('/resorts/')) },
  { kind: 'the pages of resorts', states: ofServer.filter(({ address }) => address.startsWith('/resorts/')) },
];

for (const { kind, states } of kinds) {
  test(`Markup in every text of the server stays text: ${kind}`, async ({ page }) => {
    test.slow();
    await injectMarkup(page);
    expect(states.length).toBeGreaterThan(5);
    // Not what a state puts in place of the API's responses: it would come before the markup.
    for (const { prepare: _own, ...state } of states) {
      await test.step(state.name, async () => {
        await visit(page, state);
        await expectNoInjectedMarkup(page);
        if (state.address !== '/resorts/zermatt') return;
        await expect(page.getByRole('heading', { level: 1 })).toContainText(MARKUP);
        expect(await page.title()).toContain(MARKUP);
      });
    }
  });
}

test('Markup in every text of the server stays text for a member, in the menu and on the personal pages', async ({
  page,
}) => {
  await injectMarkup(page);
  await page.goto('/login');
  await fillIn(page, demoAccount.email, 'not the one');
  await expect(page.getByRole('alert').getByText(MARKUP)).toBeVisible();
  await expectNoInjectedMarkup(page);

  await fillIn(page, demoAccount.email, demoAccount.password);
  await expect(page).toHaveURL('/');
  await page.getByRole('button', { name: 'Account menu' }).click();
  await expect(page.getByRole('banner').getByText(`Lena Meier${MARKUP}`)).toBeVisible();
  await expectNoInjectedMarkup(page);

  await page.goto('/resorts?search=zermatt');
  await page.getByRole('button', { name: /^Save Zermatt/ }).click();
  await expect(page.getByText(/^Zermatt.*added to favorites$/)).toContainText(MARKUP);
  await expectNoInjectedMarkup(page);

  for (const [path, words] of [
    ['/favorites', 'Zermatt'],
    ['/reviews', ''],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('main').getByText(`${words}${MARKUP}`).first()).toBeVisible();
    await expectNoInjectedMarkup(page);
  }

  await page.goto('/profile');
  const name = page.getByRole('textbox', { name: 'Full Name' });
  await expect(name).toHaveValue(`Lena Meier${MARKUP}`);
  await expectNoInjectedMarkup(page);
});

test('Markup in what a server complains of stays text, in the form and in the toast', async ({ page }) => {
  await page.route('**/api/email/contact', (route) =>
    route.fulfill({ status: 422, json: { message: MARKUP, fieldErrors: { message: MARKUP, ['__proto__']: MARKUP } } }),
  );
  await page.goto('/about');
  await page.getByRole('textbox', { name: 'Name' }).fill('Ada');
  await page.getByRole('textbox', { name: 'Email' }).fill('ada@example.com');
  await page.getByRole('combobox', { name: 'Inquiry Type' }).click();
  await page.getByRole('option').first().click();
  await page.getByRole('textbox', { name: 'Message' }).fill('A message of some length.');
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByText(MARKUP).first()).toBeVisible();
  await expectNoInjectedMarkup(page);
});
