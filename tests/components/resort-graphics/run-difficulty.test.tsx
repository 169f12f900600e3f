import { render, screen, within } from '@testing-library/react';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { RunDifficulty } from '@/components/resort-graphics/run-difficulty';
import { difficultySigns } from '@/domain/difficulty-convention';
import { percents, runShares } from '@/domain/run-shares';
import { UnitsContext, unitsOf } from '@/lib/units';

const zermatt = { beginner: 47, intermediate: 82, advanced: 16, total: 145 };
const none = { beginner: 0, intermediate: 0, advanced: 0, total: 0 };
const kilometres = { beginner: 100, intermediate: 77, advanced: 33, total: 210 };
const rows = () => screen.getAllByRole('listitem').map((row) => row.textContent?.replace(/\s+/g, ' '));

describe('runs by difficulty', () => {
  it('are counted, in the words of Europe', () => {
    render(<RunDifficulty region="Europe" counts={zermatt} kilometres={kilometres} />);
    expect(screen.getByRole('img', { name: '47 beginner, 82 intermediate, 16 advanced runs' })).toBeVisible();
    expect(rows()).toEqual(['Beginner · Blue4732 %', 'Intermediate · Red8257 %', 'Advanced · Black1611 %']);
    expect(screen.getByText('Counted in runs')).toBeVisible();
  });

  it('bear the marks of North America there', () => {
    render(<RunDifficulty region="North America" counts={zermatt} kilometres={null} />);
    for (const [index, words] of ['Green circle', 'Blue square', 'Black diamond'].entries()) {
      const row = screen.getAllByRole('listitem')[index];
      expect(row && within(row).getByText(`· ${words}`)).toBeVisible();
    }
  });

  it('are measured where only lengths are known', () => {
    const runs = <RunDifficulty region="Europe" counts={none} kilometres={kilometres} />;
    const { rerender } = render(runs);
    expect(screen.getByRole('img', { name: '100 km beginner, 77 km intermediate, 33 km advanced' })).toBeVisible();
    expect(screen.getByText('Measured in kilometres')).toBeVisible();
    rerender(<UnitsContext value={unitsOf('imperial')}>{runs}</UnitsContext>);
    expect(screen.getByRole('img', { name: '62 mi beginner, 48 mi intermediate, 21 mi advanced' })).toBeVisible();
    expect(screen.getByText('Measured in miles')).toBeVisible();
  });

  it('leave out a level nobody reported, and say how many runs are graded', () => {
    render(<RunDifficulty region="Europe" counts={{ ...zermatt, intermediate: 0 }} kilometres={null} />);
    expect(screen.getByRole('img', { name: '47 beginner, 16 advanced runs' })).toBeVisible();
    expect(rows()).toHaveLength(2);
    expect(screen.getByText('Counted in runs, 63 of 145 graded')).toBeVisible();
  });

  it.each([
    ['rounded lengths', { beginner: 33.3, intermediate: 33.3, advanced: 33.3, total: 100 }],
    ['lengths whose sum is inexact', { beginner: 0.1, intermediate: 0.1, advanced: 8.2, total: 8.4 }],
  ])('are all graded where %s make up the total', (_, lengths) => {
    render(<RunDifficulty region="Europe" counts={none} kilometres={lengths} />);
    expect(screen.getByText('Measured in kilometres')).toBeVisible();
  });

  it('are not drawn when no level is known', () => {
    const { container } = render(
      <RunDifficulty region="Europe" counts={{ ...none, total: 80 }} kilometres={{ ...none, total: 120 }} />,
    );
    expect(container).toBeEmptyDOMElement();
  });
});

describe('the convention of a region', () => {
  it.each(['North America', 'north america', 'United States', 'USA', 'Canada'])('is North American in %j', (region) => {
    expect(difficultySigns(region).map(({ shape }) => shape)).toEqual(['circle', 'square', 'diamond']);
  });

  it.each(['Europe', '', 'Asia', 'Lausanne'])('is European in %j', (region) => {
    expect(difficultySigns(region).map(({ local }) => local)).toEqual(['Blue', 'Red', 'Black']);
  });
});

describe('shares', () => {
  it('are parts of one whole, and of known levels only', () => {
    const amount = fc.oneof(fc.double({ min: 0, max: 1e6, noNaN: true }), fc.nat(300));
    const figures = fc.record({ beginner: amount, intermediate: amount, advanced: amount, total: amount });
    fc.assert(
      fc.property(figures, fc.option(figures), (counts, lengths) => {
        const shares = runShares(counts, lengths);
        if (shares === null) return;
        for (const { amount: known, share } of shares.parts) {
          expect(known).toBeGreaterThan(0);
          expect(share).toBeGreaterThanOrEqual(0);
          expect(share).toBeLessThanOrEqual(1);
        }
        expect(shares.parts.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1);
      }),
    );
  });

  it('are said in whole per cent that add up to 100', () => {
    expect(percents([75 / 322, 220 / 322, 27 / 322])).toEqual(['23\u00a0%', '68\u00a0%', '9\u00a0%']);
    expect(percents([1 / 3, 1 / 3, 1 / 3])).toEqual(['34\u00a0%', '33\u00a0%', '33\u00a0%']);
    expect(percents([0.57, 0.43])).toEqual(['57\u00a0%', '43\u00a0%']);
    expect(percents([1])).toEqual(['100\u00a0%']);
  });

  it('are never said to be nothing', () => {
    expect(percents([0.004, 0.996])).toEqual(['<1\u00a0%', '100\u00a0%']);
  });
});
