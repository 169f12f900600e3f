import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { groupFit, shareOf } from '@/domain/trip/enough';
import { noTrip, type SkierLevel, skierLevels, type Trip } from '@/domain/trip/trip';
import { anyTrip, weekInFebruary } from '../../features/trip/any-trip';
import { anyResort, omissions } from '../../support/any-resort';
import { demoResorts, resortOf } from '../../support/demo-catalogue';
import { resortWith } from '../../support/resort';

const resorts = await demoResorts();

/** Amount, need and share of each level. */
function amounts(id: string, trip: Trip = weekInFebruary) {
  const fit = groupFit(resortOf(resorts, id), trip);
  return fit?.levels.map(({ amount, need, unit }) => [amount, need, unit]);
}

describe('enough for seven days, two beginners, an intermediate and an expert', () => {
  it.each([
    ['livigno', [30, 80, 52.5], 1, 'expert'],
    ['saas-fee', [20, 70, 50], 0.95, 'beginner'],
    ['alta-badia', [70, 87, 34], 0.69, 'expert'],
    ['voss', [25, 16.5, 13], 0.24, 'intermediate'],
  ])('at %s', (id, [beginner, intermediate, expert], share, worst) => {
    expect(amounts(id)).toEqual([
      [beginner, 21, 'km'],
      [intermediate, 70, 'km'],
      [expert, 49, 'km'],
    ]);
    const fit = groupFit(resortOf(resorts, id), weekInFebruary);
    expect(fit?.share).toBeCloseTo(share, 2);
    expect(fit?.byNeed[0]?.level).toBe(worst);
  });

  it('counts runs where a resort counts them', () => {
    // Vail reports 35, 57 and 103 runs: 57 + 35/2 = 74.5 and 103 + 57/2 = 131.5, of 2, 5 and 4 a day.
    expect(amounts('vail')).toEqual([
      [35, 14, 'runs'],
      [74.5, 35, 'runs'],
      [131.5, 28, 'runs'],
    ]);
  });

  it('takes 3.3 km for three days of 1.1', () => {
    const small = resortWith({ slopesKm: { beginner: 3.3, intermediate: 5, advanced: 2, total: 10.3 } });
    const trip: Trip = {
      ...noTrip,
      dates: { from: '2027-02-01', to: '2027-02-04' },
      group: { ...noTrip.group, beginner: 1 },
      needs: { ...noTrip.needs, beginner: { ...noTrip.needs.beginner, km: 1.1 } },
    };
    expect(groupFit(small, trip)).toMatchObject({ share: 1, levels: [{ need: 3.3 }] });
  });

  it('counts 0.1 km and half of 8.2 as the 4.2 km that two days of 2.1 need', () => {
    const small = resortWith({ slopesKm: { beginner: 8.2, intermediate: 0.1, advanced: 2, total: 10.3 } });
    const trip: Trip = {
      ...noTrip,
      dates: { from: '2027-02-01', to: '2027-02-03' },
      group: { ...noTrip.group, intermediate: 1 },
      needs: { ...noTrip.needs, intermediate: { ...noTrip.needs.intermediate, km: 2.1 } },
    };
    expect(groupFit(small, trip)).toMatchObject({ share: 1, levels: [{ amount: 4.2, need: 4.2 }] });
  });

  it('is not reported where the runs are not split by level', () => {
    const mapped = resortWith({ slopesKm: { beginner: 0, intermediate: 0, advanced: 0, total: 80 } });
    const fit = groupFit(mapped, weekInFebruary);
    expect(fit?.levels.map(({ amount }) => amount)).toEqual([null, null, null]);
    expect(fit).toMatchObject({ share: null, byNeed: [] });
  });

  it('takes kilometres where a resort reports both', () => {
    const both = resortWith({
      slopesKm: { beginner: 10, intermediate: 20, advanced: 30, total: 60 },
      trails: { beginner: 90, intermediate: 90, advanced: 90, total: 270 },
    });
    expect(groupFit(both, weekInFebruary)?.levels.map(({ unit }) => unit)).toEqual(['km', 'km', 'km']);
  });

  it('counts runs where only they are known for every level of the group', () => {
    const both = resortWith({
      slopesKm: { beginner: 10, intermediate: 0, advanced: 0, total: 0 },
      trails: { beginner: 90, intermediate: 90, advanced: 90, total: 270 },
    });
    expect(groupFit(both, weekInFebruary)).toMatchObject({ share: 1, byNeed: [{ unit: 'runs' }, {}, {}] });
    const beginners = { ...weekInFebruary, group: { ...noTrip.group, beginner: 2 } };
    expect(groupFit(both, beginners)).toMatchObject({ byNeed: [{ unit: 'km', amount: 10 }] });
  });
});

describe('what is enough', () => {
  it('is for six days where no dates are set, and for one day at least', () => {
    expect(amounts('livigno', { ...weekInFebruary, dates: null })?.map(([, need]) => need)).toEqual([18, 60, 42]);
    const oneDay = { from: '2027-02-14', to: '2027-02-14' };
    expect(amounts('livigno', { ...weekInFebruary, dates: oneDay })?.map(([, need]) => need)).toEqual([3, 10, 7]);
  });

  it('is the same in the week in which the clocks change', () => {
    const dates = { from: '2027-03-26', to: '2027-04-02' };
    expect(amounts('livigno', { ...weekInFebruary, dates })?.map(([, need]) => need)).toEqual([21, 70, 49]);
  });

  it('can be changed', () => {
    const needs = { ...noTrip.needs, expert: { km: 5, runs: 3 } };
    const changed = { ...weekInFebruary, needs };
    expect(amounts('alta-badia', changed)?.[2]).toEqual([34, 35, 'km']);
    expect(amounts('vail', changed)?.[2]).toEqual([131.5, 21, 'runs']);
  });

  it('is asked for those who go only', () => {
    const group = { beginner: 0, intermediate: 0, expert: 2 };
    expect(amounts('saas-fee', { ...weekInFebruary, group })).toEqual([[50, 49, 'km']]);
    expect(groupFit(resortOf(resorts, 'voss'), noTrip)).toBeNull();
  });
});

/** A share as a number that falls where a fit gets worse: not reported stands after every share. */
const worth = (share: number | null | undefined) => (share === undefined ? 2 : (share ?? -1));

describe('a fit', () => {
  it('is never raised by another person', () => {
    fc.assert(
      fc.property(anyResort, anyTrip, fc.constantFrom<SkierLevel>(...skierLevels), (resort, trip, level) => {
        const more = { ...trip, group: { ...trip.group, [level]: trip.group[level] + 1 } };
        expect(worth(groupFit(resort, more)?.share)).toBeLessThanOrEqual(worth(groupFit(resort, trip)?.share));
      }),
    );
  });

  it('is never raised by leaving a figure out, as long as the unit stays', () => {
    fc.assert(
      fc.property(anyResort, anyTrip, fc.constantFrom(...omissions), (resort, trip, omit) => {
        const [before, after] = [groupFit(resort, trip), groupFit(omit(resort), trip)];
        const unit = (fit: typeof before) => fit?.levels.find(({ amount }) => amount !== null)?.unit;
        fc.pre(unit(after) === undefined || unit(before) === undefined || unit(before) === unit(after));
        fc.pre(!(unit(before) === undefined && unit(after) !== undefined));
        expect(worth(after?.share)).toBeLessThanOrEqual(worth(before?.share));
      }),
      { numRuns: 500 },
    );
  });

  it('is the least of the shares, each between 0 and 1', () => {
    fc.assert(
      fc.property(anyResort, anyTrip, (resort, trip) => {
        const fit = groupFit(resort, trip);
        const shares = fit?.byNeed.map(shareOf) ?? [];
        expect(shares.every((share) => share >= 0 && share <= 1)).toBe(true);
        if (fit && fit.share !== null) expect(fit.share).toBe(Math.min(...shares));
      }),
    );
  });
});
