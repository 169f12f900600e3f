import { render, screen } from '@testing-library/react';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ElevationMini } from '@/components/resort-graphics/elevation-mini';
import { ElevationProfile } from '@/components/resort-graphics/elevation-profile';
import { gridHeights, shareOfScale } from '@/components/resort-graphics/elevation-scale';
import { readHeights } from '@/domain/heights';
import { UnitsContext, unitsOf } from '@/lib/units';

const zermatt = { base: 1620, peak: 3883, vertical: 2263 };

describe('the elevation profile', () => {
  it('says what it shows, in metres', () => {
    render(<ElevationProfile elevation={zermatt} />);
    expect(
      screen.getByRole('img', {
        name: 'Measured heights: base 1,620 m, peak 3,883 m, drop 2,263 m, on a scale from sea level to 4,000 m',
      }),
    ).toHaveTextContent('Peak 3,883 m');
    for (const height of ['1,000', '2,000', '3,000', '4,000']) expect(screen.getByText(height)).toBeVisible();
  });

  it('says the same in feet, on the same drawing', () => {
    const { container, rerender } = render(<ElevationProfile elevation={zermatt} />);
    const drop = () => container.querySelector('polygon')?.getAttribute('points');
    const inMetres = drop();
    rerender(
      <UnitsContext value={unitsOf('imperial')}>
        <ElevationProfile elevation={zermatt} />
      </UnitsContext>,
    );
    expect(screen.getByRole('img', { name: /base 5,315 ft, peak 12,740 ft, .* to 13,123 ft$/ })).toBeVisible();
    for (const height of ['3,000', '6,000', '9,000', '12,000']) expect(screen.getByText(height)).toBeVisible();
    expect(inMetres).toBeTruthy();
    expect(drop()).toBe(inMetres);
  });

  it('draws the two heights and nothing between them, and says so', () => {
    const { container } = render(<ElevationProfile elevation={zermatt} />);
    const [drop, ...others] = container.querySelectorAll('polygon, polyline');
    expect(others).toHaveLength(0);
    // Up to the peak and down again: 59.5 and 2.92 per cent below the top are 1,620 and 3,883 of 4,000 m.
    expect(drop).toHaveAttribute('points', '12,59.5 50,2.92 88,59.5');
    expect(screen.getByText(/not the mountain’s outline/)).toBeVisible();
  });

  it.each([
    [true, 'drop, worked out'],
    [false, 'drop'],
  ])('says whether the drop was worked out: %s', (isDropWorkedOut, word) => {
    render(<ElevationProfile elevation={{ ...zermatt, isDropWorkedOut }} />);
    expect(screen.getByText(word)).toBeVisible();
  });

  it('is a sentence when one height is unknown', () => {
    const { rerender } = render(<ElevationProfile elevation={{ ...zermatt, base: 0 }} />);
    expect(screen.getByText('Peak 3,883 m, base not reported.')).toBeVisible();
    rerender(<ElevationProfile elevation={{ ...zermatt, peak: 0 }} />);
    expect(screen.getByText('Base 1,620 m, peak not reported.')).toBeVisible();
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
  });

  it('is nothing without heights', () => {
    const { container } = render(<ElevationProfile elevation={{ base: 0, peak: 0, vertical: 2263 }} />);
    expect(container).toBeEmptyDOMElement();
  });

  it('is drawn inside its box whatever the heights', () => {
    const metres = fc.integer({ min: 0, max: 9000 });
    fc.assert(
      fc.property(fc.record({ base: metres, peak: metres, vertical: metres }), (elevation) => {
        const { container, unmount } = render(<ElevationProfile elevation={elevation} />);
        expect(container.innerHTML).not.toMatch(/NaN|undefined|Infinity/);
        unmount();
      }),
    );
  });
});

describe('the small picture of a card', () => {
  it('shows known heights, and leaves its place empty otherwise', () => {
    const { container, rerender } = render(<ElevationMini elevation={zermatt} />);
    expect(container.querySelector('polygon')).toHaveAttribute('points', '12,59.5 50,2.92 88,59.5');
    rerender(<ElevationMini elevation={{ base: 0, peak: 3883 }} />);
    expect(container.firstElementChild).toBeEmptyDOMElement();
  });
});

describe('the common scale', () => {
  it('takes 0 as not reported', () => {
    expect(readHeights({ base: 0, peak: 2000 })).toEqual({ base: null, peak: 2000 });
  });

  it('keeps a peak above the scale at its top', () => {
    expect(shareOfScale(5200)).toBe(1);
  });

  it('has grid lines at round heights of each system', () => {
    expect(gridHeights('metric')).toEqual([1000, 2000, 3000, 4000]);
    expect(gridHeights('imperial').map((metres) => Math.round(metres / 0.3048))).toEqual([3000, 6000, 9000, 12000]);
  });
});
