import type { Page } from '@playwright/test';
import { m } from '@/paraglide/messages';
import { card } from '../people';
import { cards } from '../resort-cards';
import { expect } from '../site';
import type { FailingCall } from './call';
import { type Failure, OF_READS, SILENT_READS } from './failures';
import { comeBack, loggedOut, saidInPlace, screenRetry, screenText, screenTitle, silent, tryAgain } from './outcomes';

/** Filter options of which something is left. */
const isReadable = ({ name }: Failure) => /wrong types|null items/.test(name);

async function leaveAndReturn(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('link', { name: 'About' }).click();
  await expect(page.getByRole('heading', { name: 'Write to us' })).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Resorts' }).click();
}

/** Reads of resorts. */
export const resortCalls: readonly FailingCall[] = [
  {
    call: 'GET /resorts/top-rated',
    path: /^\/api\/resorts\/top-rated\?/,
    on: '/',
    as: 'visitor',
    part: (page) => page.getByRole('region', { name: 'Latest from Our Blog' }).getByRole('article').first(),
    outcome: saidInPlace(
      m.resorts_top_failed(),
      tryAgain((page) => expect(page.getByRole('region', { name: 'Top-Rated' }).getByRole('article')).toHaveCount(3)),
      { shows: (page) => page.getByRole('region', { name: 'Top-Rated' }).getByRole('article').nth(2) },
    ),
  },
  {
    call: 'GET /resorts',
    path: /^\/api\/resorts\?/,
    on: '/resorts',
    as: 'visitor',
    ways: 'every',
    part: (page) => page.getByRole('combobox', { name: 'Search resorts' }),
    outcome: (failure) => {
      if (failure.status === 401) return loggedOut;
      if (failure.name === 'lists with null items') return { shows: (page) => cards(page).nth(11) };
      return {
        toast: m.resorts_list_failed(),
        alert: [screenTitle(failure), screenText(failure)],
        ...tryAgain((page) => expect(cards(page)).toHaveCount(12), screenRetry(failure)),
      };
    },
  },
  {
    call: 'GET /resorts (next page)',
    path: /^\/api\/resorts\?.*page=2/,
    on: '/resorts',
    as: 'visitor',
    part: (page) => cards(page).first(),
    errand: (page) => cards(page).nth(11).scrollIntoViewIfNeeded(),
    outcome: (failure) => {
      if (failure.status === 401) return loggedOut;
      if (failure.name === 'lists with null items') return { shows: (page) => cards(page).nth(12) };
      return {
        toast: m.resorts_list_failed(),
        alert: [screenText(failure)],
        shows: (page) => cards(page).nth(11),
        ...tryAgain((page) => expect(cards(page).nth(12)).toBeVisible()),
      };
    },
  },
  {
    call: 'GET /resorts/filters',
    path: /^\/api\/resorts\/filters$/,
    on: '/resorts',
    as: 'visitor',
    part: (page) => cards(page).nth(11),
    ways: SILENT_READS,
    // Asked once more whatever the failure, as the specification has it.
    attempts: (failure) => (failure.status === 401 || isReadable(failure) ? 1 : 2),
    outcome: (failure) =>
      failure.status === 401
        ? loggedOut
        : {
            ...(!isReadable(failure) && { again: leaveAndReturn }),
            onward: async (page) => {
              await page.getByRole('combobox', { name: 'Region' }).click();
              await page.getByRole('option', { name: 'North America', exact: true }).click();
              await expect(page).toHaveURL('/resorts?region=North+America');
              await expect(page.getByText(/^Showing 12 of/)).toBeVisible();
            },
          },
  },
  {
    call: 'GET /resorts/{id}',
    path: /^\/api\/resorts\/zermatt$/,
    on: '/resorts/zermatt',
    as: 'visitor',
    ways: [...OF_READS, '404'],
    part: (page) => page.getByRole('banner').getByRole('link', { name: 'Resorts' }),
    outcome: (failure) => {
      if (failure.status === 401) return loggedOut;
      const said = { toast: m.resorts_one_failed() };
      if (failure.status === 404)
        return { ...said, detail: failure.says, at: '/resorts', shows: (page) => cards(page).nth(11) };
      if (failure.name === 'lists with null items') {
        return { shows: (page) => page.getByRole('heading', { name: 'Key Information' }) };
      }
      return {
        ...said,
        alert: [screenTitle(failure), screenText(failure)],
        ...tryAgain(
          (page) => expect(page.getByRole('heading', { name: 'Zermatt', level: 1 })).toBeVisible(),
          screenRetry(failure),
        ),
      };
    },
  },
  {
    call: 'GET /resorts/{id}',
    path: /^\/api\/resorts\/les-arcs$/,
    on: '/blog/reading-a-piste-map',
    as: 'visitor',
    ways: SILENT_READS,
    part: (page) => card(page, 'Vail'),
    outcome: silent(
      (page) => page.getByText('The verdict here'),
      comeBack,
      ({ name }) => name === 'lists with null items',
    ),
  },
];
