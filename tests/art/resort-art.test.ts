// @vitest-environment jsdom
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ArtFacts } from '@/art/art-facts';
import { resortArt } from '@/art/resort-art';
import type { ArtCrop } from '@/art/scene';

const CROPS: readonly ArtCrop[] = ['card', 'wide', 'banner', 'strip'];

const zermatt: ArtFacts = {
  id: 'zermatt',
  region: 'Europe',
  country: 'Switzerland',
  location: { latitude: 46.0207, longitude: 7.7491 },
  elevation: { base: 1620, peak: 3883 },
  trails: { total: 145 },
};

const mentions = (svg: string) => svg.match(/NaN|undefined|Infinity|null|\[object/g);

function expectPicture(svg: string) {
  const parsed = new DOMParser().parseFromString(svg, 'image/svg+xml');
  expect(parsed.querySelector('parsererror')).toBeNull();
  expect(parsed.documentElement.localName).toBe('svg');
  expect(mentions(svg)).toBeNull();
}

/** Facts as the adapter of a resort lets them through. */
const anyText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom(
    'Norway',
    'United States',
    'North America',
    '__proto__',
    'constructor',
    '"><script>x</script>',
    '\ud800',
  ),
);
const metres = fc.oneof(fc.constant(0), fc.double({ min: 0, max: 9000, noNaN: true }));
const total = fc.oneof(fc.constant(0), fc.double({ min: 0, max: 1_000_000, noNaN: true }));
const anyFacts = fc.record({
  id: anyText,
  region: anyText,
  country: anyText,
  location: fc.option(fc.record({ latitude: fc.double(), longitude: fc.double() })),
  elevation: fc.record({ base: metres, peak: metres }),
  trails: fc.record({ total }),
  slopesKm: fc.option(fc.record({ total })),
  facilities: fc.array(anyText),
});

describe('the drawn picture of a resort', () => {
  it('is the same for the same facts, at every size', () => {
    for (const crop of CROPS) expect(resortArt(structuredClone(zermatt), crop)).toBe(resortArt(zermatt, crop));
    expect(new Set(CROPS.map((crop) => resortArt(zermatt, crop))).size).toBe(CROPS.length);
  });

  it('differs from resort to resort', () => {
    const pictures = Array.from({ length: 200 }, (_, index) => resortArt({ ...zermatt, id: `resort-${index}` }));
    expect(new Set(pictures).size).toBe(200);
  });

  it('keeps sun and moon clear of the heart on a card', () => {
    // The heart's circle on a card of 300 px, in the drawing's units: 22 px, 32 px from the two edges.
    const scale = 720 / 300;
    const AIR = 24;
    const heart = { x: 720 - 32 * scale, y: 32 * scale, radius: 22 * scale };
    for (const region of ['Europe', 'North America']) {
      for (let index = 0; index < 300; index++) {
        const svg = resortArt({ ...zermatt, region, country: '', id: `resort-${index}` }, 'card');
        // The disc follows its halo.
        const disc = /<circle[^>]*opacity[^>]*><circle cx="(\d+)" cy="(\d+)" r="(\d+)"/.exec(svg);
        if (!disc) continue;
        const [x = 0, y = 0, radius = 0] = disc.slice(1).map(Number);
        expect(Math.hypot(x - heart.x, y - heart.y), `${region} ${index}`).toBeGreaterThan(radius + heart.radius + AIR);
      }
    }
  });

  it('draws a whole picture from any facts, and repeats none of their text', () => {
    fc.assert(
      fc.property(anyFacts, fc.constantFrom(...CROPS), (facts, crop) => {
        const svg = resortArt(facts, crop);
        expectPicture(svg);
        expect(svg).not.toContain('script');
        expect(svg).toMatch(/^[\x20-\x7e]+$/);
      }),
      { numRuns: 400 },
    );
  });

  it.each<[string, Partial<ArtFacts>]>([
    ['elevations of 0', { elevation: { base: 0, peak: 0 } }],
    ['only a peak', { elevation: { base: 0, peak: 900 } }],
    ['only a base', { elevation: { base: 3100, peak: 0 } }],
    ['a location that is not a number', { location: { latitude: Number.NaN, longitude: Number.NaN } }],
    ['a country named like a property of every object', { country: 'constructor' }],
  ])('copes with %s', (_, odd) => {
    for (const crop of CROPS) expectPicture(resortArt({ ...zermatt, ...odd }, crop));
  });
});

describe('its picture for the dark theme', () => {
  const days = Array.from({ length: 40 }, (_, index) => ({ ...zermatt, id: `resort-${index}` }));
  const skyOf = (svg: string) => svg.match(/stop-color="(#\w+)"/)?.[1] ?? '';
  const brightness = (hex: string) =>
    [1, 3, 5].reduce((sum, at) => sum + Number.parseInt(hex.slice(at, at + 2), 16), 0);
  const rangesOf = (svg: string) => [...svg.matchAll(/d="(M-9 [^"]*)"/g)].map(([, data]) => data);

  it('has a dark sky', () => {
    for (const facts of days) {
      expect(brightness(skyOf(resortArt(facts, 'banner', true)))).toBeLessThan(0x17 + 0x37 + 0x60 + 20);
    }
  });

  it('shows the same mountains', () => {
    for (const facts of days) {
      const dark = rangesOf(resortArt(facts, 'banner', true));
      expect(dark.length).toBeGreaterThan(0);
      expect(dark).toEqual(rangesOf(resortArt(facts, 'banner')));
    }
  });
});
