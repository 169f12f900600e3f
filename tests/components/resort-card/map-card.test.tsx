import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { resortSchema } from '@/api/resorts/resort.schema';
import { MapCard } from '@/components/resort-card/map-card';

const inEuro = {
  id: 'zermatt',
  name: 'Zermatt',
  country: 'Switzerland',
  region: 'Europe',
  elevation: { base: 1620, peak: 3883 },
  price_range: { currency: 'EUR', min: 79, max: 97 },
};

function show(look: 'card' | 'sheet', facts: Record<string, unknown>) {
  const resort = resortSchema.parse(facts);
  render(
    <MemoryRouter>
      <MapCard resort={resort} look={look} slots={{}} />
    </MemoryRouter>,
  );
  return within(screen.getByRole('article', { name: resort.name }));
}

describe('the small card of a pin', () => {
  it('marks a price in another currency than that of the country, as it was reported', () => {
    expect(show('card', inEuro).getByText('Day ticket').nextElementSibling).toHaveTextContent(
      /^EUR 79 – 97 as reported$/,
    );
  });

  it('has its facts in the order of the cards, with a dash for what is not reported', () => {
    const card = show('card', { id: 'a', name: 'Alta', elevation: { base: 2600, peak: 3200 } });
    expect(card.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      'Elevation',
      'Runs',
      'Day ticket',
    ]);
    expect(card.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      '2,600 – 3,200\u00a0m',
      '–not reported',
      '–not reported',
    ]);
  });

  it.each(['card', 'sheet'] as const)('says of a length that it is that of a linked area (%s)', (look) => {
    const linked = { ...inEuro, country: 'France', linked_area: 'Les 3 Vallées', slopes_km: { total: 600 } };
    expect(show(look, linked).getByText(/600 km/)).toHaveTextContent(/600 km linked area/);
  });

  it('marks it at the bottom of a narrow window, too', () => {
    expect(show('sheet', inEuro).getByText(/EUR 79/)).toHaveTextContent('EUR 79 – 97 a day, as reported');
  });

  it.each(['card', 'sheet'] as const)('leaves the currency of the country alone (%s)', (look) => {
    const inFrancs = { ...inEuro, price_range: { currency: 'CHF', min: 79, max: 97 } };
    const card = show(look, inFrancs);
    expect(card.getByText(/CHF 79/)).toBeVisible();
    expect(card.queryByText(/as reported/)).not.toBeInTheDocument();
  });
});
