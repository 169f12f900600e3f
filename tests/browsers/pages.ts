import { tripLink } from '../e2e/links';
import { pageStates } from '../e2e/page-states';
import { inPattern } from '../support/in-pattern';
import type { Tab } from './tab';
import { until } from './until';

interface BrowserPage {
  name: string;
  address: string;
  /** Words that stand in `main` when the page is whole. */
  shows: string | RegExp;
}

/** Pages for everyone, as the e2e tests know them; what a click opens is left to them. */
const forEveryone: BrowserPage[] = [
  ...pageStates.filter(({ open }) => !open),
  // These are opened here as they arrive.
  { name: 'a resort', address: '/resorts/zermatt', shows: 'Key Information' },
  {
    name: 'resorts in the order of a trip',
    address: `/resorts?sortBy=trip&trip=${tripLink}`,
    shows: /^Enough for all/,
  },
  {
    name: 'a comparison against a trip',
    address: `/compare?ids=zermatt,livigno,alta-badia&trip=${tripLink}`,
    shows: 'Trip from a link',
  },
  { name: 'a comparison', address: '/compare?ids=zermatt,livigno', shows: 'Runs by level' },
];

const forMembers: BrowserPage[] = [
  { name: 'favorites of a member', address: '/favorites', shows: 'No favorites yet' },
  { name: 'the profile', address: '/profile', shows: 'Your name and picture appear beside your reviews' },
  { name: "a member's reviews", address: '/reviews', shows: '4 of 4 reviews' },
];

export const pages = { forEveryone, forMembers };

/** What is still wrong with a page: words or headings that are missing, links told by colour alone, too much width. */
function problems(pattern: string): string[] {
  const wordsOf = (element: Element) => element.textContent?.replaceAll(/\s+/g, ' ').trim() ?? '';
  const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true });
  const main = document.querySelector('main');
  const expected = new RegExp(pattern);
  const holds = (element: Element) => expected.test(wordsOf(element));
  const isThere = [...(main?.querySelectorAll('*') ?? [])].some(
    (element) => holds(element) && ![...element.children].some(holds) && isShown(element),
  );
  const headings = [...document.querySelectorAll('h1')].filter((h1) => isShown(h1) && wordsOf(h1) !== '');
  const plainLinks = [...document.querySelectorAll('main p a')].filter(
    (link) => isShown(link) && getComputedStyle(link).textDecorationLine !== 'underline',
  );
  const { scrollWidth } = document.documentElement;
  return [
    headings.length !== 1 && `${headings.length} headings of the first level`,
    !isThere && `nothing in main that matches ${pattern}`,
    document.querySelector('[aria-busy="true"]') && 'something is still busy',
    plainLinks.length > 0 && `links in the text that are not underlined: ${plainLinks.map(wordsOf).join(', ')}`,
    scrollWidth > innerWidth && `scrolls sideways: ${scrollWidth} px in a window of ${innerWidth} px`,
  ].filter((problem) => typeof problem === 'string');
}

/** Waits until the page that is open is as it should be. Throws with what is wrong with it. */
export async function expectWhole(tab: Tab, shows: string | RegExp): Promise<void> {
  const pattern = typeof shows === 'string' ? inPattern(shows) : shows.source;
  let found: string[] = [];
  await until('a whole page', async () => {
    found = await tab.evaluate(problems, pattern);
    return found.length === 0;
  }).catch((error: Error) => {
    throw new Error([error.message, ...found].join('; '), { cause: error });
  });
}
