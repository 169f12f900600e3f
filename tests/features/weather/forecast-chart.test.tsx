// spec: 2.27, 3.10, 9.8

import { act, render, screen, within } from '@testing-library/react';
import fc from 'fast-check';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { ForecastDay } from '@/api/weather/weather.schema';
import { MINUTE } from '@/config/constants';
import { Forecast } from '@/features/weather/forecast';
import { ForecastChart } from '@/features/weather/forecast-chart';
import { forecastScale, shareOfRange } from '@/features/weather/forecast-scale';
import { weatherKind } from '@/features/weather/weather-icon';
import { UnitsContext, unitsOf } from '@/lib/units';

type Figure = number | null;
const day = (date: string, condition: string, low: Figure, high: Figure, snowAmount: Figure): ForecastDay => ({
  date,
  condition,
  temperature: { low, high },
  snowAmount,
});
// Like the schema, which gives five days at most.
const week = [
  day('Fri', 'Light snow', -9, -3, 12),
  day('Sat', 'Snow', -12, -6, 21),
  day('Sun', 'Partly cloudy', -13, -4, 2),
  day('Mon', 'Sunny', -10, 1, 0),
  day('Tue', 'Cloudy', -7, 0, 4),
];

describe('the forecast', () => {
  it('shows five days, the first called Today, each with its figures in words', () => {
    render(<ForecastChart days={week} isOfToday />);
    const days = screen.getAllByRole('listitem');
    expect(days.map((item) => item.querySelector('p')?.textContent)).toEqual(['Today', 'Sat', 'Sun', 'Mon', 'Tue']);
    const [first, , , fourth] = days;
    if (!first || !fourth) throw new Error('days are missing');
    expect(within(first).getByText('Light snow')).toBeInTheDocument();
    expect(within(first).getByRole('img', { name: 'Low −9°C, high −3°C, 12 cm of new snow' })).toBeVisible();
    expect(within(fourth).getByRole('img', { name: 'Low −10°C, high 1°C, no new snow' })).toBeVisible();
    expect(screen.getByText(/the dotted line is 0°C/)).toBeVisible();
  });

  it('calls the first day Today and shows its snow, also where its temperatures are not reported', () => {
    const days = [
      day('Fri', 'Snow', null, -2, 40),
      day('Sat', 'Snow', -9, null, 1),
      day('Sun', 'Snow', null, null, null),
    ];
    render(<ForecastChart days={days} isOfToday />);
    const [first, second, third] = screen.getAllByRole('listitem').map((item) => within(item));
    expect(first?.getByText('Today')).toBeVisible();
    expect(first?.getByRole('img', { name: 'Low not reported, high −2°C, 40 cm of new snow' })).toBeVisible();
    expect(second?.getByText('Sat')).toBeVisible();
    expect(second?.getByRole('img', { name: 'Low −9°C, high not reported, 1 cm of new snow' })).toBeVisible();
    expect(third?.getByRole('img', { name: 'Temperatures not reported, new snow not reported' })).toBeVisible();
    // In a column and in a row: the low, the high, and the new snow.
    expect(['–', '−2°', '40 cm'].map((figure) => first?.getAllByText(figure).length)).toEqual([2, 2, 2]);
    expect(third?.getAllByText('–')).toHaveLength(6);
  });

  it('speaks Fahrenheit and inches where asked to', () => {
    render(
      <UnitsContext value={unitsOf('imperial')}>
        <ForecastChart days={week} isOfToday />
      </UnitsContext>,
    );
    expect(screen.getByRole('img', { name: 'Low 16°F, high 27°F, 4.7 in of new snow' })).toBeVisible();
    expect(screen.getByText(/the dotted line is 32°F/)).toBeVisible();
  });

  it('is drawn whatever the figures, also for days of one name', () => {
    const degrees = fc.option(fc.double({ min: -90, max: 60, noNaN: true }));
    const snow = fc.option(fc.double({ min: 0, max: 1000, noNaN: true }));
    const anyDay = fc
      .tuple(fc.constantFrom('Mon', ''), fc.string(), degrees, degrees, snow)
      .map((parts) => day(...parts));
    fc.assert(
      fc.property(fc.array(anyDay, { minLength: 1, maxLength: 5 }), (days) => {
        const { container, unmount } = render(<ForecastChart days={days} isOfToday />);
        for (const drawing of container.querySelectorAll('svg')) {
          expect(drawing.outerHTML.replace(/<text.*?<\/text>/g, '')).not.toMatch(/NaN|undefined|Infinity/);
        }
        unmount();
      }),
      { numRuns: 40 },
    );
  });
});

it('a forecast that was left open over midnight calls no day Today any more', () => {
  // Local times, so that the test reads the same in every time zone.
  vi.useFakeTimers({ now: new Date(2026, 0, 29, 23, 59, 30) });
  onTestFinished(() => void vi.useRealTimers());
  const reading = { isEstimated: false, isRetrying: false, savedAt: null, retry: () => Promise.resolve() };
  render(<Forecast {...reading} data={week} receivedAt={new Date().toISOString()} />);
  expect(screen.getByText('Today')).toBeVisible();
  act(() => void vi.advanceTimersByTime(MINUTE));
  expect(screen.queryByText('Today')).not.toBeInTheDocument();
  expect(screen.getByText('Fri')).toBeVisible();
});

describe('the scales of a forecast', () => {
  it('are shared by all days, hold 0 °C and leave room for the labels', () => {
    expect(forecastScale(week)).toEqual({ bottom: -15, top: 4, snow: 25 });
    expect(forecastScale([day('Fri', 'Sunny', 12, 20, 0)])).toEqual({ bottom: -2, top: 23, snow: 25 });
    expect(forecastScale([day('Fri', 'Snow', -4, -1, 80)]).snow).toBe(80);
    expect(forecastScale([day('Fri', 'Snow', null, -4, 0), day('Sat', 'Snow', 6, null, 0)])).toMatchObject({
      bottom: -6,
      top: 9,
    });
  });

  it('rise with the temperature', () => {
    const scale = forecastScale(week);
    expect(shareOfRange(-15, scale)).toBe(0);
    expect(shareOfRange(4, scale)).toBe(1);
    expect(shareOfRange(-9, scale)).toBeLessThan(shareOfRange(-3, scale));
  });
});

describe('the kind of weather', () => {
  it.each([
    ['snow', 'snow'],
    ['Light Snow', 'snow'],
    ['Snow showers, partly cloudy', 'snow'],
    ['sunny', 'sunny'],
    ['Mostly Sunny', 'sunny'],
    ['cloudy', 'cloudy'],
    ['Mostly cloudy', 'cloudy'],
    ['Partly cloudy', 'partly-cloudy'],
    ['Fog', 'partly-cloudy'],
    ['', 'partly-cloudy'],
  ])('of %j is %s', (condition, kind) => {
    expect(weatherKind(condition, false)).toBe(kind);
  });
});
