import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { noTrip } from '@/domain/trip/trip';
import { inLanguage } from '../support/in-language';
import { resortWith } from '../support/resort';

it('de: days that end in an abbreviated month get no second full stop before the season', async () => {
  const { verdictFor } = await inLanguage('de', () => import('@/features/trip/verdict-rules'));
  const { Claim } = await import('@/features/trip/trip-verdict');
  const { unitsOf } = await import('@/lib/units');
  const trip = { ...noTrip, dates: { from: '2027-02-14', to: '2027-02-21' } };
  const resort = resortWith({ season: { start: 'November', end: 'April' } });
  const [part] = verdictFor(resort, null, { trip, placeName: '', units: unitsOf('metric') });
  const text = part && renderToStaticMarkup(createElement(Claim, { part })).replaceAll(/<[^>]*>/g, '');
  expect(text).toContain('14.–21. Feb. Saison Nov – Apr');
});
