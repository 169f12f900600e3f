import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Resort } from '@/api/resorts/resort.schema';
import { alikeResorts, nearResorts, resortsWithin, unlikeness } from '@/domain/alike-resorts';
import { alikeLabels, gainText, givesUpText, nearText } from '@/features/alike/alike-words';
import { unitsOf } from '@/lib/units';
import { anyResort, anyResorts } from '../support/any-resort';
import { demoResorts, resortOf } from '../support/demo-catalogue';
import { resortWith } from '../support/resort';

const metric = unitsOf('metric');
const resorts = await demoResorts();
const zermatt = resortOf(resorts, 'zermatt');
const zurich = { latitude: 47.465, longitude: 8.549 };

describe('near a resort', () => {
  it('are the three nearest, in a straight line', () => {
    const near = nearResorts(zermatt, resorts);
    expect(near.map(({ resort, km }) => [resort.name, Math.round(km)])).toEqual([
      ['Breuil-Cervinia', 12],
      ['Saas-Fee', 16],
      ['Monterosa Ski (Champoluc – Gressoney – Alagna)', 17],
    ]);
    expect(near.map(({ resort }) => nearText(resort, metric))[1]).toBe('Switzerland · up to 3,573 m · 100 km');
  });

  it('is nothing without a position', () => {
    expect(nearResorts({ ...zermatt, location: null }, resorts)).toEqual([]);
    expect(nearResorts(zermatt, [zermatt, resortWith({ id: 'nowhere' })])).toEqual([]);
  });

  it('are all within a distance, the nearest first', () => {
    const [, second] = nearResorts(zermatt, resorts);
    expect(resortsWithin(second?.km ?? 0, zermatt, resorts).map(({ resort }) => resort.id)).toEqual(
      nearResorts(zermatt, resorts)
        .slice(0, 2)
        .map(({ resort }) => resort.id),
    );
  });

  it('names only what is reported', () => {
    expect(nearText(resortWith({ country: 'Norway' }), metric)).toBe('Norway');
  });
});

/** Peaks from 1,000 to 5,000 m, drops from 500 to 2,500 m, EUR 20 to 100. */
const ladder = [1, 2, 3, 4, 5].map((step) => rung(`r${step}`, step));
function rung(id: string, step: number, other: Partial<Resort> = {}): Resort {
  return resortWith({
    id,
    name: id,
    elevation: { base: step * 500, peak: step * 1000, vertical: step * 500 },
    price: { currency: 'EUR', min: 0, max: step * 20 },
    ...other,
  });
}

describe('unlikeness', () => {
  it('is the mean distance of the percentiles', () => {
    // One step of five is a quarter of the way, in peak and drop; the prices are equal.
    const other = rung('x', 3, { price: { currency: 'EUR', min: 0, max: 40 } });
    expect(unlikeness(rung('r2', 2), other, ladder)).toBeCloseTo((0.25 + 0.25 + 0) / 3, 10);
    expect(unlikeness(rung('r2', 2), rung('y', 2), ladder)).toBe(0);
  });

  it('is not known with fewer than three figures that both report', () => {
    const inDollars = rung('x', 2, { price: { currency: 'USD', min: 0, max: 40 } });
    expect(unlikeness(rung('r2', 2), inDollars, ladder)).toBeNull();
  });

  it('is the same both ways', () => {
    fc.assert(
      fc.property(anyResort, anyResort, anyResorts(3), (a, b, others) => {
        const catalogue = [...others, a, b];
        expect(unlikeness(a, b, catalogue)).toEqual(unlikeness(b, a, catalogue));
      }),
    );
  });
});

describe('like a resort, but', () => {
  const chips = (resort: Resort, catalogue: readonly Resort[], place: typeof zurich | null = null) =>
    alikeResorts(resort, catalogue, place).map((chip) => [
      alikeLabels[chip.kind],
      chip.resort.name,
      gainText(chip, metric, 'Zürich'),
      givesUpText(chip, metric),
    ]);

  it('gives the one most alike for each thing, and says what it gives up', () => {
    expect(chips(rung('r3', 3), ladder)).toEqual([
      ['cheaper', 'r2', 'EUR 20 less a day', 'Gives up 1,000 m of height and 500 m of drop'],
      ['higher', 'r4', '1,000 m higher', 'Costs EUR 20 more a day'],
    ]);
    const twins = [rung('b', 2), rung('a', 2)];
    expect(chips(rung('r3', 3), [...twins, ...ladder.slice(2)])[0]?.[1]).toBe('a');
  });

  it('counts a gain from a quarter of the spread on', () => {
    // Prices of EUR 20 to 100 spread over EUR 40 in their middle half.
    const cheaper = (price: number) =>
      chips(rung('r3', 3), [...ladder.slice(2), rung('x', 3, { price: { currency: 'EUR', min: 0, max: price } })])
        .filter(([label]) => label === 'cheaper')
        .map(([, name]) => name);
    expect(cheaper(54)).toEqual([]);
    expect(cheaper(45)).toEqual(['x']);
  });

  it('says by how much the figures that are shown differ', () => {
    const gain = { difference: 498, unit: 'm', between: [2003, 2501] as const };
    // 6,572 and 8,205 feet; 498 m alone would be 1,634.
    const higher = { kind: 'higher', resort: rung('x', 3), gain, givesUp: [{ figure: 'drop', ...gain }] } as const;
    expect(gainText(higher, unitsOf('imperial'))).toBe('1,633 ft higher');
    expect(givesUpText(higher, unitsOf('imperial'))).toBe('Gives up 1,633 ft of drop');
  });

  it('takes any text for a currency', () => {
    const gain = { difference: 5, unit: 'constructor', between: [45, 40] as const };
    const cheaper = { kind: 'cheaper', resort: rung('x', 3), gain, givesUp: [] } as const;
    expect(gainText(cheaper, metric)).toBe('constructor 5 less a day');
  });

  it('gives up nothing where nothing that counts is lost', () => {
    const [chip] = chips(rung('r3', 3), [...ladder, rung('x', 3, { price: { currency: 'EUR', min: 0, max: 40 } })]);
    expect(chip).toEqual([
      'cheaper',
      'x',
      'EUR 20 less a day',
      'Gives up nothing that counts in the figures both report',
    ]);
  });

  it('finds quieter styles where styles are named', () => {
    const loud = rung('loud', 3, { resortStyles: ['party_scene', 'big_mountain'] });
    const silent = rung('nothing said', 3);
    const quiet = rung('quiet', 3, { resortStyles: ['family_friendly'] });
    const found = chips(loud, [loud, silent, quiet, rung('mega', 3, { resortStyles: ['mega_resort'] })]);
    expect(found).toEqual([
      [
        'quieter styles',
        'quiet',
        'Not listed as Party Scene',
        'Gives up nothing that counts in the figures both report',
      ],
    ]);
  });

  it('finds nothing quieter than a quiet resort', () => {
    const styled = (id: string) => rung(id, 3, { resortStyles: ['family_friendly'] });
    expect(chips(styled('quiet'), [styled('quiet'), styled('other')])).toEqual([]);
  });

  it('gives up the two things that weigh most, the heavier first', () => {
    // Of peaks one step is lost, of drops three, of snow two.
    const snow = (step: number) => ({ averageSnowfall: step * 100 });
    const others = [4, 5].map((step) => rung(`s${step}`, step, snow(step)));
    const own = rung('own', 4, snow(4));
    const elevation = { base: 0, peak: 3000, vertical: 500 };
    const cheaper = rung('x', 4, { ...snow(2), elevation, price: { currency: 'EUR', min: 0, max: 20 } });
    const [chip] = alikeResorts(own, [own, cheaper, ...others], null);
    expect(chip?.givesUp.map(({ figure }) => figure)).toEqual(['drop', 'snowfall']);
  });

  it('is closer to you only where a trip says from where', () => {
    const kinds = (place: typeof zurich | null) => alikeResorts(zermatt, resorts, place).map(({ kind }) => kind);
    expect(kinds(zurich)).toEqual(['cheaper', 'closer', 'easier']);
    expect(kinds(null)).not.toContain('closer');
  });

  it('is closer from a quarter of the way on', () => {
    const at = (id: string, latitude: number) => rung(id, 3, { location: { latitude, longitude: zurich.longitude } });
    // A degree of latitude is 111 km: 445 km away, and 345, 322 and 111.
    const far = at('far', zurich.latitude - 4);
    const closer = (latitude: number) =>
      chips(far, [far, at('x', zurich.latitude - latitude)], zurich).map((chip) => chip[2]);
    expect(closer(3.1)).toEqual([]);
    expect(closer(2.9)).toEqual(['123 km nearer to Zürich']);
    expect(chips(far, [far, rung('nowhere', 3)], zurich)).toEqual([]);
  });

  it('is at most three resorts, each once and never itself, each better in what it claims', () => {
    fc.assert(
      fc.property(anyResorts(1, 20), ([resort, ...others]) => {
        if (!resort) return;
        const catalogue = [resort, ...others];
        const found = alikeResorts(resort, catalogue, zurich);
        const ids = found.map((chip) => chip.resort.id);
        expect(ids.length).toBeLessThanOrEqual(3);
        expect(new Set(ids).size).toBe(ids.length);
        expect(ids).not.toContain(resort.id);
        for (const chip of found) {
          if ('difference' in chip.gain) expect(chip.gain.difference).toBeGreaterThan(0);
          expect(`${gainText(chip, metric)} ${givesUpText(chip, metric)}`).not.toMatch(/NaN|undefined|\b0 |Infinity/);
        }
      }),
    );
  });
});
