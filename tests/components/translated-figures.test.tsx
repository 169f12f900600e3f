import { render, screen, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, onTestFinished } from 'vitest';
import { resortSchema } from '@/api/resorts/resort.schema';
import { MapCard } from '@/components/resort-card/map-card';
import { ResortCard } from '@/components/resort-card/resort-card';
import type { FitPins } from '@/domain/filters/list-trip';
import { MarkerButton } from '@/features/resort-map/marker-button';
import { ResortQuestion } from '@/features/together/resort-question';
import { UnitsContext, unitsOf } from '@/lib/units';
import { translatePage } from '../support/translate-page';

// Figures that change while they stand on a page that the browser translates.

const zermatt = resortSchema.parse({
  id: 'zermatt',
  name: 'Zermatt',
  country: 'Switzerland',
  region: 'Europe',
  elevation: { base: 1620, peak: 3883 },
  slopes_km: { total: 322 },
  rating: 4.5,
});

const entry = { id: 'zermatt', name: 'Zermatt', resort: zermatt, isLoading: false, isMeasured: false };

const inUnits = (system: 'metric' | 'imperial', card: ReactElement) => (
  <MemoryRouter>
    <UnitsContext value={unitsOf(system)}>{card}</UnitsContext>
  </MemoryRouter>
);

const facts = () => screen.getAllByRole('definition').map(({ textContent }) => textContent.replaceAll('\u00a0', ' '));

it.each([
  ['a card', <ResortCard key="" resort={zermatt} slots={{}} />],
  ['the card of a pin', <MapCard key="" resort={zermatt} look="card" slots={{}} />],
  [
    'the question of a round',
    <ResortQuestion
      key=""
      entry={{ ...entry, fit: null, fitRank: null, cost: null, distance: null }}
      answer={null}
      onAnswer={() => {}}
    />,
  ],
])('%s gets figures in other units', (_, card) => {
  const { rerender } = render(inUnits('metric', card));
  onTestFinished(translatePage({ mark: false }));
  rerender(inUnits('imperial', card));
  expect(facts()).toContain('5,315 – 12,740 ft');
  expect(facts().join()).toContain('200 mi');
  expect(facts().join()).not.toMatch(/ m\b| km/);
});

const pins: FitPins = { of: () => ({ step: 'fits', words: 'Fits your trip' }), legend: [] };
const place = { x: 0, y: 0, pins: undefined, isOpen: false, isMarked: false, isTabStop: true };

it('a cluster of the map gets another number of resorts', () => {
  const { rerender } = render(<MarkerButton {...place} id="1" count={118} fits={0} caveat={0} />);
  onTestFinished(translatePage({ mark: false }));
  rerender(<MarkerButton {...place} id="1" count={86} fits={0} caveat={0} />);
  expect(screen.getByRole('button', { name: /^86 resorts here/ })).toHaveTextContent(/^86$/);
});

it('a pin of the map gets the sign of a trip beside its rating', () => {
  const { rerender } = render(<MarkerButton {...place} id="zermatt" resort={zermatt} />);
  onTestFinished(translatePage({ mark: false }));
  rerender(<MarkerButton {...place} pins={pins} id="zermatt" resort={zermatt} />);
  const pin = screen.getByRole('button', { name: 'Zermatt, rated 4.5 out of 5. Fits your trip' });
  expect(within(pin).getAllByText('4.5')).toHaveLength(1);
  expect(pin).toHaveTextContent(/^4\.5$/);
});
