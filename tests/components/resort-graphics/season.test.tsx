import { render, screen } from '@testing-library/react';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SeasonStrip } from '@/components/resort-graphics/season-strip';
import { monthIndex, openMonths } from '@/domain/season-months';
import { SeasonPanel } from '@/features/resort-page/price-and-season';
import { monthNames } from '@/lib/format';

describe('the month a text speaks of', () => {
  it.each([
    ['November', 10],
    ['nov', 10],
    ['Nov.', 10],
    ['Sept', 8],
    ['mid December', 11],
    ['Mid-December', 11],
    ['late May', 4],
    ['may', 4],
    ['early may', 4],
    ['may 20', 4],
    ['may to october', 4],
    ['May depending on the snow', 4],
    ['Dates may vary, opens in December', 11],
    ['20 April', 3],
    ['Apr 20, 2026', 3],
    ['15-Dec-2025', 11],
    ['2025-12-05', 11],
    ['2025-01', 0],
    ['2026-03-01T00:00:00Z', 2],
    ['  June ', 5],
  ])('of %j is number %i from January', (text, month) => {
    expect(monthIndex(text)).toBe(month);
  });

  it.each([
    '',
    'winter',
    '12',
    '12/15/2025',
    '15.12.2025',
    '2025-13-01',
    '2025-00-01',
    'ma',
    'maybe',
    'sea',
    'Dates may vary',
  ])('of %j cannot be read', (text) => {
    expect(monthIndex(text)).toBeNull();
  });

  it('never fails on any text', () => {
    const digits = (most: number, length: number) => fc.nat(most).map((number) => String(number).padStart(length, '0'));
    const anyText = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.tuple(fc.string(), fc.constantFrom(...monthNames(), 'Sept', 'dec')).map((words) => words.join(' ')),
      fc.tuple(digits(9999, 4), digits(99, 2)).map((parts) => parts.join('-')),
    );
    fc.assert(
      fc.property(anyText, (text) => {
        const month = monthIndex(text);
        if (month !== null) expect(monthNames()[month]).toBeDefined();
      }),
    );
  });
});

describe('the open months', () => {
  const open = (start: string, end: string) => {
    const season = openMonths(start, end);
    return (
      season &&
      monthNames()
        .filter((_, month) => season.isOpen[month])
        .map((name) => name.slice(0, 3))
    );
  };

  it('reach across the new year', () => {
    expect(open('November', 'April')).toEqual(['Jan', 'Feb', 'Mar', 'Apr', 'Nov', 'Dec']);
  });

  it('stay within one year where the season does', () => {
    expect(open('June', 'October')).toEqual(['Jun', 'Jul', 'Aug', 'Sep', 'Oct']);
    expect(open('April', 'April')).toEqual(['Apr']);
  });

  it('are all twelve from January to December, or from any month to the one before', () => {
    expect(open('January', 'December')).toHaveLength(12);
    expect(open('September', 'August')).toHaveLength(12);
  });

  it('are unknown when either end cannot be read', () => {
    expect(openMonths('November', 'late spring')).toBeNull();
    expect(openMonths('', '')).toBeNull();
  });

  it('always hold the opening and the closing month', () => {
    const month = fc.integer({ min: 0, max: 11 });
    fc.assert(
      fc.property(month, month, (first, last) => {
        const season = openMonths(monthNames()[first] ?? '', monthNames()[last] ?? '');
        expect(season?.isOpen[first]).toBe(true);
        expect(season?.isOpen[last]).toBe(true);
        expect(season?.isOpen.filter(Boolean)).toHaveLength(((last - first + 12) % 12) + 1);
      }),
    );
  });
});

describe('the season strip', () => {
  it.each([
    ['Nov', 'May', 'Open from November to May'],
    ['2025-12-05', '2026-04-12', 'Open from December to April'],
    ['January', 'December', 'Open all year'],
    ['April', 'April', 'Open in April'],
  ])('from %j to %j says "%s"', (start, end, sentence) => {
    render(<SeasonStrip start={start} end={end} />);
    expect(screen.getByRole('img', { name: sentence })).toHaveTextContent('SONDJFMAMJJA');
  });

  it('is not drawn when the months cannot be read', () => {
    const { container } = render(<SeasonStrip start="when it snows" end="May" />);
    expect(container).toBeEmptyDOMElement();
  });
});

it('a season of the whole year is read out once', () => {
  render(<SeasonPanel season={{ start: 'January', end: 'December' }} tripDays={null} />);
  expect(screen.getByRole('img', { name: 'Open all year' })).toBeInTheDocument();
  expect(screen.getByText('Open all year').closest('[aria-hidden="true"]')).not.toBeNull();
});
