// spec: 2.23

import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { resortSchema } from '@/api/resorts/resort.schema';
import { ResortCard } from '@/components/resort-card/resort-card';
import { ResortGrid } from '@/components/resort-card/resort-grid';
import { shortSeason } from '@/domain/short-season';
import { UnitsContext, unitsOf } from '@/lib/units';

const zermatt = {
  id: 'zermatt',
  name: 'Zermatt',
  country: 'Switzerland',
  region: 'Europe',
  elevation: { base: 1620, peak: 3883 },
  trails: { total: 145 },
  rating: 4.75,
  price_range: { currency: 'CHF', min: 79, max: 97 },
  season_period: { start: 'November', end: 'May' },
  averageSnowfall: 400,
};

function show(
  facts: Record<string, unknown>,
  { system = 'metric', isRegionClear = false }: { system?: 'metric' | 'imperial'; isRegionClear?: boolean } = {},
) {
  const resort = resortSchema.parse(facts);
  render(
    <MemoryRouter>
      <UnitsContext value={unitsOf(system)}>
        <ResortCard
          resort={resort}
          isRegionClear={isRegionClear}
          slots={{ renderAction: ({ name }) => <button type="button">Save {name}</button> }}
        />
      </UnitsContext>
    </MemoryRouter>,
  );
  return within(screen.getByRole('article', { name: resort.name }));
}

const fact = (card: ReturnType<typeof within>, label: string) =>
  within(card.getByText(label).closest('div, dl') as HTMLElement).getByRole('definition');

const facts = (card: ReturnType<typeof within>) => {
  const texts = (role: string): (string | null)[] =>
    card.getAllByRole(role).map((element: HTMLElement) => element.textContent);
  const values = texts('definition');
  return texts('term').map((label, index) => `${label}: ${values[index]}`);
};

describe('a resort card', () => {
  it('is an article named by the resort, its name a link', () => {
    const card = show(zermatt);
    expect(card.getByRole('link', { name: 'Zermatt' })).toHaveAttribute('href', '/resorts/zermatt');
    expect(card.getByRole('heading', { name: 'Zermatt' })).toHaveAttribute('title', 'Zermatt');
    expect(card.getByRole('button', { name: 'Save Zermatt' })).toBeVisible();
  });

  it('says place, rating, and its facts in their order', () => {
    const card = show(zermatt);
    expect(card.getByText('Switzerland · Europe')).toBeVisible();
    expect(card.getByRole('img', { name: 'Rated 4.8 out of 5' })).toHaveTextContent('4.8/5');
    expect(facts(card)).toEqual([
      'Elevation: 1,620 – 3,883\u00a0m',
      'Vertical drop: 2,263 m',
      'Runs: 145 runs',
      'Season: Nov\u00a0–\u00a0May',
      'Snowfall: 400 cm / year',
      'Day ticket: CHF 79 – 97',
    ]);
  });

  it('speaks the visitor’s units', () => {
    const card = show(zermatt, { system: 'imperial' });
    expect(fact(card, 'Elevation')).toHaveTextContent('5,315 – 12,740 ft');
    expect(fact(card, 'Snowfall')).toHaveTextContent('157 in / year');
  });

  it('never shows an unknown figure as nought', () => {
    const card = show({ id: 'a', name: 'Nowhere' });
    expect(card.getByText('No ratings yet')).toBeVisible();
    // The same facts as on every card; eyes see a dash, which nobody has read to them.
    expect(facts(card)).toEqual([
      'Elevation: –not reported',
      'Vertical drop: –not reported',
      'Runs: –not reported',
      'Season: –not reported',
      'Snowfall: –not reported',
      'Day ticket: –not reported',
    ]);
    for (const dash of card.getAllByText('–')) expect(dash).toHaveAttribute('aria-hidden', 'true');
  });

  it('gives the length where runs are not counted, and the one figure that is known', () => {
    const card = show({
      id: 'a',
      name: 'Ischgl',
      slopes_km: { total: 322 },
      price_max: 81,
      currency: 'EUR',
      peak_elevation: 2872,
      season_start: '2026-11-26',
    });
    expect(fact(card, 'Runs')).toHaveTextContent(/^322 km$/);
    expect(fact(card, 'Day ticket')).toHaveTextContent('EUR 81');
    expect(fact(card, 'Elevation').textContent).toBe('Peak 2,872\u00a0m');
    expect(fact(card, 'Season')).toHaveTextContent('from Nov');
  });

  it.each([
    [1, 'Rated 4.8 out of 5 by 1 review', '4.8few reviews'],
    [4, 'Rated 4.8 out of 5 by 4 reviews', '4.8few reviews'],
    [5, 'Rated 4.8 out of 5 by 5 reviews', '4.85 reviews'],
  ])('says of a mean of %i reviews whether it rests on few', (count, name, text) => {
    const card = show({ ...zermatt, review_count: count });
    expect(card.getByRole('img', { name })).toHaveTextContent(text);
  });

  it('says of a length that it is that of a linked area, and nothing of a number of runs', () => {
    const linked = { ...zermatt, linked_area: 'Les 3 Vallées', slopes_km: { total: 600 } };
    expect(fact(show({ ...linked, trails: null }), 'Runs')).toHaveTextContent('600 km linked area');
    expect(fact(show({ ...linked, id: 'b', name: 'Counted' }), 'Runs')).toHaveTextContent(/^145 runs$/);
  });

  it('marks a price in another currency than that of the country, as it was reported', () => {
    const inEuro = { ...zermatt, price_range: { currency: 'EUR', min: 79 } };
    expect(fact(show(inEuro), 'Day ticket')).toHaveTextContent(/^EUR 79 as reported$/);
    const austrian = { ...inEuro, id: 'b', name: 'Ischgl', country: 'Austria' };
    expect(fact(show(austrian), 'Day ticket')).toHaveTextContent(/^EUR 79$/);
    const unknown = { ...inEuro, id: 'c', name: 'Niseko', country: 'Japan', region: 'Asia' };
    expect(fact(show(unknown), 'Day ticket')).toHaveTextContent(/^EUR 79$/);
  });

  it('leaves the region out where the list says it', () => {
    expect(show(zermatt, { isRegionClear: true }).getByText('Switzerland')).toBeVisible();
  });

  it('says the region where it is all that is known of the place', () => {
    expect(
      show({ id: 'a', name: 'Nowhere', region: 'Europe' }, { isRegionClear: true }).getByText('Europe'),
    ).toBeVisible();
  });

  it.each([
    ['', '', null],
    ['', 'April', 'until Apr'],
    ['mid December', 'Easter', 'Dec\u00a0–\u00a0Easter'],
    ['January', 'late January', 'Jan'],
  ])('has a season from %j to %j as %j', (start, end, text) => {
    expect(shortSeason({ start, end })).toBe(text);
  });
});

it('the grid renders every card in its order, and hides its skeletons from assistive technology', () => {
  const names = Array.from({ length: 60 }, (_, index) => `R ${index}`);
  const resorts = names.map((name) => resortSchema.parse({ ...zermatt, id: name, name }));
  const { rerender } = render(<ResortGrid resorts={resorts} />, { wrapper: MemoryRouter });
  expect(screen.getAllByText(/^R \d+$/).map(({ textContent }) => textContent)).toEqual(names);
  rerender(<ResortGrid resorts={undefined} skeletons={5} />);
  expect(screen.queryByRole('article')).not.toBeInTheDocument();
  expect(screen.getAllByText('Resort name')).toHaveLength(5);
  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
});
