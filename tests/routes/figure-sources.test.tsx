import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { paths } from '@/config/paths';
import { posts } from '@/features/blog/posts';
import { setUnitSystem } from '@/lib/units';
import { cells, table } from '../support/compare-page';
import { figureFaults, figuresIn } from '../support/figures';
import { gluedFigures } from '../support/glued-figures';
import { layOutMap } from '../support/lay-out-map';
import { renderApp } from '../support/render-app';
import { server } from '../support/server';
import { saveFavorites, signInAsMember } from '../support/sign-in';
import { widenWindow } from '../support/window-width';

const RESORT = 'zermatt';
const TRIP = 'trip=2027-02-14..2027-02-21_b2i1a1_EUR70_ZRH';
/** Its weather does not load. */
const WEATHERLESS = 'la-grave';
const [post] = posts;

/** The pages with figures of resorts, and how many there are at least, so that an empty page does not pass. */
const pages: readonly [path: string, least: number][] = [
  [paths.home, 20],
  [paths.resorts, 60],
  [`${paths.resorts}?sortBy=trip&${TRIP}`, 60],
  [`${paths.resort(RESORT)}?${TRIP}`, 15],
  [paths.resort(RESORT), 15],
  [paths.resort(RESORT, 'trails'), 8],
  [paths.resort(RESORT, 'weather'), 15],
  [paths.resort(RESORT, 'reviews'), 3],
  [paths.resort('alta'), 10],
  [paths.resort(WEATHERLESS), 8],
  [paths.resort(WEATHERLESS, 'weather'), 8],
  [`${paths.resorts}?view=table`, 40],
  ['/compare?ids=zermatt,livigno', 30],
  [`/compare?ids=zermatt,livigno,la-grave&${TRIP}`, 40],
  [paths.favorites, 15],
  [paths.snowBoard, 20],
  [paths.about, 4],
  ...(post ? [[paths.blogPost(post.slug), 0] as [string, number]] : []),
];
/** Pages without figures of resorts need no way to their sources. */
const withoutSources: readonly string[] = [paths.about, ...(post ? [paths.blogPost(post.slug)] : [])];

async function opened(path: string): Promise<HTMLElement> {
  const { id } = signInAsMember();
  saveFavorites(id, RESORT, WEATHERLESS, 'alta');
  renderApp(path);
  const main = await screen.findByRole('main');
  await screen.findByRole('heading', { level: 1 });
  return main;
}

/** Sees everything at once: for pages that load what comes near the screen, but no list without an end. */
class SeeingAll {
  constructor(private readonly report: (entries: { isIntersecting: boolean }[]) => void) {}
  observe() {
    queueMicrotask(() => this.report([{ isIntersecting: true }]));
  }
  unobserve() {}
  disconnect() {}
}

/** Waits until nothing on the page is on its way any more. */
async function loaded(main: HTMLElement, least: number) {
  await waitFor(() => {
    // First, since it is quicker than reading all figures.
    expect(main.querySelector('[aria-busy="true"]')).toBeNull();
    expect(figuresIn(main).length).toBeGreaterThanOrEqual(least);
  });
}

describe('every figure', () => {
  it.each(pages)('of %s has a source, told of one press away, and a space before its unit', async (path, least) => {
    if (path === paths.home) vi.stubGlobal('IntersectionObserver', SeeingAll);
    const main = await opened(path);
    await loaded(main, least);
    expect(figureFaults(main)).toEqual([]);
    expect(gluedFigures(main)).toEqual([]);
    if (!withoutSources.includes(path)) {
      expect(screen.getAllByRole('button', { name: 'How we know' }).length).toBeGreaterThan(0);
    }
  });
});

describe('every figure of the parts that come later', () => {
  it('at the end of a resort’s page has a source: what is near, what is alike, and what the map says', async () => {
    vi.stubGlobal('IntersectionObserver', SeeingAll);
    layOutMap();
    const main = await opened(`${paths.resort(RESORT)}?${TRIP}`);
    await screen.findByRole('application', { name: 'Map of Zermatt' }, { timeout: 10_000 });
    expect(await screen.findByText(/ from Zürich, straight line$/)).toBeVisible();
    for (const name of ['Near Zermatt', 'Like Zermatt, but']) {
      const part = await screen.findByRole('region', { name }, { timeout: 10_000 });
      expect(figuresIn(part).length).toBeGreaterThanOrEqual(5);
    }
    await loaded(main, 25);
    expect(figureFaults(main)).toEqual([]);
    expect(gluedFigures(main)).toEqual([]);
  });

  it.each([
    ['beside the list', 'search=Zermatt', true],
    ['in place of the list, for a trip', `search=Zermatt&sortBy=trip&${TRIP}`, false],
  ])('on the map %s has a source: the pins, and the card of one', async (_where, query, isWide) => {
    if (isWide) widenWindow();
    layOutMap();
    const main = await opened(`${paths.resorts}?view=map&${query}`);
    const map = await screen.findByRole('application', { name: /^Map of [1-9]/ });
    const [pin] = await within(map).findAllByRole('button', { name: /^Zermatt, rated/ });
    fireEvent.click(pin as HTMLElement);
    await waitFor(() => expect(pin).toHaveAttribute('aria-expanded', 'true'));
    await within(map.parentElement as HTMLElement).findByRole('article', { name: 'Zermatt' });
    expect(figuresIn(pin?.parentElement as HTMLElement).length).toBeGreaterThan(0);
    await loaded(main, 3);
    expect(figureFaults(main)).toEqual([]);
    expect(gluedFigures(main)).toEqual([]);
  });
});

it('A drop that is worked out says so in a comparison too, beside one that is reported', async () => {
  setUnitSystem('metric');
  const elevation = { base: 1000, peak: 2500 };
  server.use(http.get('*/api/resorts/sum', () => HttpResponse.json({ id: 'sum', name: 'Sum', elevation })));
  renderApp('/compare?ids=sum,livigno');
  expect(cells(await table(), 'Drop')).toEqual(['1,500 m mostworked out', '982 m least']);
});

describe('the audit', () => {
  const mainOf = (html: string) => Object.assign(document.createElement('main'), { innerHTML: html });
  const page = (html: string) => figureFaults(mainOf(html));

  it('finds a figure without a source, with its unit beside it or alone in a description', () => {
    expect(page('<p>Depth 41 cm</p>')).toEqual(['no source: Depth 41 cm']);
    expect(page('<p><span>41</span><small>\u00a0cm</small></p>')).toHaveLength(1);
    expect(page('<p>EUR 72</p>')).toHaveLength(1);
    expect(page('<dl><dt>Lifts</dt><dd>12</dd></dl>')).toEqual(['no source: Lifts12']);
    expect(page('<span role="img" aria-label="Rated 4.5 out of 5"></span>')).toHaveLength(1);
  });

  it('finds one that is not reported and has no word beside it', () => {
    expect(page('<section data-source="estimated"><p>41 cm</p></section>')).toHaveLength(1);
    expect(page('<section data-source="estimated"><p>41 cm <i>estimated</i></p></section>')).toEqual([]);
    expect(page('<p data-source="guessed">41 cm</p>')).toEqual(['unknown source "guessed": 41 cm']);
  });

  it('finds a pin of the map without a source, and the word of a list where its items have lists of their own', () => {
    expect(page('<button data-marker="a" aria-label="Alta, rated 4.5 out of 5"></button>')).toHaveLength(1);
    const list = '<ul data-source="worked out"><li><ul><li>12 km less</li></ul></li></ul>';
    expect(page(`<section>${list}</section>`)).toHaveLength(1);
    expect(page(`<section>${list}<p>Worked out.</p></section>`)).toEqual([]);
  });

  it('finds a unit, and a word after a figure, that no space parts from it', () => {
    const glued = (html: string) => gluedFigures(mainOf(html));
    expect(glued('<p><span>34</span><small>km</small></p>')).toEqual(['34|km']);
    expect(glued('<p><small>EUR</small><span>46</span></p>')).toEqual(['EUR|46']);
    expect(glued('<p><span>34</span><small>\u00a0km</small><em>most</em></p>')).toHaveLength(1);
    expect(
      glued('<p><b>34</b> <small>km</small> <em>most</em></p><p>EUR\u00a046</p><dl><dt>2</dt><dd>m</dd></dl>'),
    ).toEqual([]);
  });

  it('takes nothing else for a figure', () => {
    expect(page('<p>Showing 12 of 374 resorts</p><button>EUR 70</button><time>9 Feb, 12 m</time>')).toEqual([]);
    expect(page('<p data-source="reported">41 cm</p>')).toEqual([]);
  });
});
