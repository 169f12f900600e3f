import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { setUnitSystem } from '@/lib/units';
import { deferResponse } from '../support/deferred-response';
import { figure, openResort, respondAt, section } from '../support/resort-page';

// Pages load lazily; having them here keeps the first test from paying for it.
import '@/features/resort-page/trails-tab';
import '@/routes/resort.route';

const weather = (more: object) => ({ weather: { temperature: -4, condition: 'Snow', ...more } });
const today = () => new Date().toISOString();
const valThorens = {
  trails: { beginner: 11, intermediate: 56, advanced: 11, total: 78 },
  slopes_km: { total: 600 },
  lifts_total: 165,
  linked_area: 'Les 3 Vallées (all valleys)',
};

beforeEach(() => setUnitSystem('metric'));

describe('what decides stands above the sections', () => {
  it('heights with their drop, slopes, the lowest ticket, the season and the snow', async () => {
    respondAt('/resorts/odd/weather', weather({ snowDepth: 32, updatedAt: today() }));
    await openResort({
      base_elevation: 1324,
      peak_elevation: 2550,
      slopes_km: { total: 130 },
      lifts_total: 59,
      price_range: { currency: 'EUR', min: 52, max: 60 },
      season_period: { start: 'December', end: 'April' },
    });
    expect(figure('Base to peak')).toHaveTextContent('1,324 – 2,550 m 1,226 m drop');
    expect(figure('Slopes')).toHaveTextContent('130 km 59 lifts');
    expect(figure('Day ticket')).toHaveTextContent('EUR 52 lowest reported');
    await waitFor(() => expect(figure('Snow now')).toHaveTextContent('32 cm reported today, −4°C'));
    expect(figure('Base to peak')?.compareDocumentPosition(screen.getByRole('tablist'))).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
    expect(screen.getAllByText('Dec – Apr')).not.toHaveLength(0);
  });

  it('never parts a number from its unit', async () => {
    await openResort({
      base_elevation: 1324,
      peak_elevation: 2550,
      slopes_km: { total: 130 },
      trails: { total: 78 },
      lifts_total: 59,
      price_min: 40,
      currency: 'USD',
    });
    expect(figure('Base to peak')?.textContent).toContain('2,550\u00a0m');
    expect(figure('Slopes')?.textContent).toContain('130\u00a0km');
    expect(figure('Slopes')?.textContent).toContain('78\u00a0runs, 59\u00a0lifts');
    expect(figure('Day ticket')?.textContent).toContain('USD\u00a040');
    expect(figure('Vertical drop')?.textContent).toContain('1,226\u00a0m');
  });

  it.each([
    [
      'a single height, and which one it is',
      { peak_elevation: 2550 },
      'Base to peak',
      /up to 2,550 m.*base not reported/,
    ],
    [
      'the count of runs under their length',
      { trails: { beginner: 35, intermediate: 57, advanced: 103 }, slopes_km: { total: 211 }, lifts_total: 31 },
      'Slopes',
      '211 km 195 runs, 31 lifts',
    ],
    ['a count as runs, not as slopes', { trails: { total: 145 }, lifts_total: 30 }, 'Runs', '145 30 lifts'],
    [
      'the length and the lifts of a linked area with its name',
      valThorens,
      'Slopes',
      '600 km all of Les 3 Vallées, 165 lifts; 78 runs in the resort',
    ],
    [
      "a price in another currency than the country's as reported so",
      { country: 'Switzerland', region: 'Europe', price_range: { currency: 'EUR', min: 70, max: 79 } },
      'Day ticket',
      'EUR 70 as reported',
    ],
  ])('%s', async (_, record, label, text) => {
    await openResort(record);
    expect(figure(label)).toHaveTextContent(text);
  });
});

describe('a linked area', () => {
  it('is named beside the lifts that speak of it', async () => {
    await openResort(valThorens);
    const lifts = screen.getByText('165 lifts').closest('li');
    expect(lifts).toHaveTextContent('165 lifts in all of Les 3 Vallées (all valleys)');
  });

  it('is named beside the total length of its runs', async () => {
    await openResort(valThorens, '?tab=trails');
    await section('Runs by difficulty');
    expect(figure('Total run length')).toHaveTextContent('all of Les 3 Vallées (all valleys)');
  });

  it('is named under runs that are measured over all of it', async () => {
    await openResort(
      { slopes_km: { beginner: 75, intermediate: 220, advanced: 27, total: 322 }, linked_area: 'Odd & Even' },
      '?tab=trails',
    );
    expect((await screen.findByText('Measured in kilometres')).parentElement).toHaveTextContent(
      'Measured in kilometres, over all of Odd & Even',
    );
  });
});

describe('the snow of the moment', () => {
  it('is a skeleton first, and says of which day it is', async () => {
    const deferred = deferResponse('get', '/resorts/odd/weather');
    respondAt('/resorts/odd/forecast', []);
    await openResort({});
    expect(figure('Snow now')?.textContent).not.toContain('not reported');
    expect(within(figure('Snow now') as HTMLElement).queryByRole('button')).not.toBeInTheDocument();
    deferred.release();
  });

  it('says the day of an older report', async () => {
    respondAt('/resorts/odd/weather', weather({ snowDepth: 32, updatedAt: '2026-01-30T09:40:00' }));
    await openResort({});
    await waitFor(() => expect(figure('Snow now')).toHaveTextContent('reported Jan 30, 2026, −4°C'));
    // On phones in the label, because a second line would shift what is below.
    expect(screen.getByText('Snow now', { selector: 'dt' })).toHaveTextContent('Snow now, Jan 30, 2026');
  });

  it('says no day of a report from the future', async () => {
    respondAt('/resorts/odd/weather', weather({ snowDepth: 32, updatedAt: '2131-01-01T00:00:00Z' }));
    await openResort({});
    await waitFor(() => expect(figure('Snow now')).toHaveTextContent('as reported, −4°C'));
  });

  it('fails alone, calls an estimate one, and is tried again', async () => {
    respondAt('/resorts/odd/weather', { message: 'No' }, 403);
    const { user } = await openResort({ base_elevation: 1324, peak_elevation: 2550 });
    await waitFor(() => expect(figure('Snow now')).toHaveTextContent('did not load'));
    expect(figure('Snow now')).toHaveTextContent('0 cm estimated');
    expect(screen.getByText('Snow now', { selector: 'dt' })).toHaveTextContent('Snow now, did not load');
    expect(figure('Base to peak')).toHaveTextContent('1,226 m drop');
    const retry = screen.getByRole('button', { name: 'Retry snow now' });
    // Another part of the page may be requesting it once more.
    await waitFor(() => expect(retry).toHaveAttribute('aria-disabled', 'false'));
    respondAt('/resorts/odd/weather', weather({ snowDepth: 32, updatedAt: today() }));
    await user.click(retry);
    await waitFor(() => expect(figure('Snow now')).toHaveTextContent('32 cm'));
    expect(within(figure('Snow now') as HTMLElement).getByRole('definition')).toHaveFocus();
  });
});
