import { act, render, screen } from '@testing-library/react';
import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { ElevationMini } from '@/features/resorts/graphics/elevation-mini';
import { ElevationProfile } from '@/features/resorts/graphics/elevation-profile';
import { gridHeights, labelPositions, readHeights, ridgePoints } from '@/features/resorts/graphics/elevation-scale';
import { setUnitSystem } from '@/lib/units';

const useMetric = () => act(() => setUnitSystem('metric'));
const zermatt = { base: 1620, peak: 3883, vertical: 2263 };

describe('the elevation profile', () => {
  afterEach(useMetric);

  it('says what it shows, in metres', () => {
    useMetric();
    render(<ElevationProfile elevation={zermatt} />);
    expect(
      screen.getByRole('img', {
        name: 'Elevation: base 1,620 m, peak 3,883 m, vertical drop 2,263 m, on a scale from sea level to 4,000 m',
      }),
    ).toHaveTextContent('Peak 3,883 m');
    for (const height of ['1,000', '2,000', '3,000', '4,000']) expect(screen.getByText(height)).toBeVisible();
  });

  it('says the same in feet, on the same drawing', () => {
    useMetric();
    const { container } = render(<ElevationProfile elevation={zermatt} />);
    const ridge = () => container.querySelector('polyline')?.getAttribute('points');
    const inMetres = ridge();
    act(() => setUnitSystem('imperial'));
    expect(screen.getByRole('img', { name: /base 5,315 ft, peak 12,740 ft, .* to 13,123 ft$/ })).toBeVisible();
    for (const height of ['3,000', '6,000', '9,000', '12,000']) expect(screen.getByText(height)).toBeVisible();
    expect(ridge()).toBe(inMetres);
  });

  it('works out a drop that was not sent', () => {
    useMetric();
    render(<ElevationProfile elevation={{ ...zermatt, vertical: 0 }} />);
    expect(screen.getByRole('img', { name: /vertical drop 2,263 m/ })).toBeVisible();
  });

  it('is a sentence when one height is unknown', () => {
    useMetric();
    const { rerender } = render(<ElevationProfile elevation={{ ...zermatt, base: 0 }} />);
    expect(screen.getByText('Peak 3,883 m, base not reported.')).toBeVisible();
    rerender(<ElevationProfile elevation={{ ...zermatt, peak: Number.NaN }} />);
    expect(screen.getByText('Base 1,620 m, peak not reported.')).toBeVisible();
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
  });

  it.each([
    { base: 0, peak: 0, vertical: 2263 },
    { base: 3883, peak: 1620, vertical: 2263 },
    { base: 1620, peak: 1620, vertical: 0 },
  ])('is nothing for %j', (elevation) => {
    const { container } = render(<ElevationProfile elevation={elevation} />);
    expect(container).toBeEmptyDOMElement();
  });

  it('is drawn inside its box whatever the heights', () => {
    useMetric();
    const metres = fc.oneof(fc.double(), fc.integer({ min: 0, max: 9000 }));
    fc.assert(
      fc.property(fc.record({ base: metres, peak: metres, vertical: metres }), (elevation) => {
        const { container, unmount } = render(<ElevationProfile elevation={elevation} />);
        expect(container.innerHTML).not.toMatch(/NaN|undefined|Infinity/);
        unmount();
      }),
    );
  });
});

describe('the small profile of a card', () => {
  it('is drawn for known heights, and leaves its place empty otherwise', () => {
    const { container, rerender } = render(<ElevationMini elevation={zermatt} />);
    const drawing = () => container.querySelector('svg');
    expect(drawing()?.querySelectorAll('polygon')).toHaveLength(2);
    rerender(<ElevationMini elevation={{ base: 0, peak: 3883 }} />);
    expect(drawing()).toHaveAttribute('width', '112');
    expect(drawing()).toBeEmptyDOMElement();
  });
});

describe('the common scale', () => {
  it('takes 0, and heights that contradict each other, as not reported', () => {
    expect(readHeights({ base: 0, peak: 2000 })).toEqual({ base: null, peak: 2000 });
    expect(readHeights({ base: 1000, peak: Number.NaN })).toEqual({ base: 1000, peak: null });
    expect(readHeights({ base: 2000, peak: 1000 })).toEqual({ base: null, peak: null });
  });

  it('keeps a peak above the scale at its top, with its shape', () => {
    expect(ridgePoints(1000, 5200, 100, 100)).toBe(ridgePoints(1000, 4000, 100, 100));
  });

  it('has grid lines at round heights of each system', () => {
    expect(gridHeights('metric')).toEqual([1000, 2000, 3000, 4000]);
    expect(gridHeights('imperial').map((metres) => Math.round(metres / 0.3048))).toEqual([3000, 6000, 9000, 12000]);
  });

  it('keeps the three labels apart and inside', () => {
    const heights = fc.tuple(fc.integer({ min: 1, max: 9000 }), fc.integer({ min: 1, max: 9000 }));
    fc.assert(
      fc.property(heights, ([one, other]) => {
        const { peak, drop, base } = labelPositions(Math.min(one, other), Math.max(one, other));
        expect(peak).toBeGreaterThanOrEqual(0);
        expect(base).toBeLessThanOrEqual(100);
        expect(drop - peak).toBeGreaterThanOrEqual(7.99);
        expect(base - drop).toBeGreaterThanOrEqual(7.99);
      }),
    );
  });
});
