// @vitest-environment jsdom
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ArtFacts } from '@/art/art-facts';
import { drawnArtUri } from '@/art/drawn-art';
import { resortArt, resortArtUri } from '@/art/resort-art';
import type { ArtCrop } from '@/art/scene';

const CROPS: readonly ArtCrop[] = ['card', 'wide', 'banner', 'strip', 'portrait'];

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

/** Facts as the declared type has them, and worse ones that a careless server could bring about. */
const number = fc.oneof(
  fc.double(),
  fc.integer({ min: -500, max: 9000 }),
  fc.constantFrom(0, -0, 1e308, -1e308, 5e-324),
);
const anyNumber = fc.oneof(number, fc.constantFrom(undefined, null, '1620', {}));
const anyText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom(
    '',
    'Norway',
    'United States',
    'North America',
    '__proto__',
    'constructor',
    '"><script>x</script>',
    '\ud800',
  ),
);
const anyFacts = fc.oneof(
  fc.record(
    {
      id: anyText,
      region: anyText,
      country: anyText,
      location: fc.option(fc.record({ latitude: anyNumber, longitude: anyNumber }, { requiredKeys: [] })),
      elevation: fc.option(fc.record({ base: anyNumber, peak: anyNumber }, { requiredKeys: [] })),
      trails: fc.option(fc.record({ total: anyNumber }, { requiredKeys: [] })),
      slopesKm: fc.option(fc.record({ total: anyNumber }, { requiredKeys: [] })),
    },
    { requiredKeys: [] },
  ),
  fc.anything(),
) as fc.Arbitrary<ArtFacts>;

describe('the drawn picture of a resort', () => {
  it('is the same for the same facts, at every size', () => {
    for (const crop of CROPS) expect(resortArt(structuredClone(zermatt), crop)).toBe(resortArt(zermatt, crop));
    expect(new Set(CROPS.map((crop) => resortArt(zermatt, crop))).size).toBe(CROPS.length);
  });

  it('differs from resort to resort', () => {
    const pictures = Array.from({ length: 200 }, (_, index) => resortArt({ ...zermatt, id: `resort-${index}` }));
    expect(new Set(pictures).size).toBe(200);
    expect(resortArt({ ...zermatt, id: '' })).not.toBe(resortArt({ ...zermatt, id: '', country: 'Norway' }));
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
    ['a peak below the base', { elevation: { base: 3883, peak: 1620 } }],
    ['a location that is not a number', { location: { latitude: Number.NaN, longitude: Number.NaN } }],
    ['a country named like a property of every object', { country: 'constructor' }],
  ])('copes with %s', (_, odd) => {
    for (const crop of CROPS) expectPicture(resortArt({ ...zermatt, ...odd }, crop));
  });

  it('takes swapped elevations for the same mountain', () => {
    const swapped = { ...zermatt, elevation: { base: 3883, peak: 1620 } };
    expect(resortArt(swapped)).toBe(resortArt(zermatt));
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
      expect(brightness(skyOf(resortArt(facts, 'banner', { inDark: true })))).toBeLessThan(0x17 + 0x37 + 0x60 + 20);
    }
  });

  it('shows the same mountains', () => {
    for (const facts of days) {
      const dark = rangesOf(resortArt(facts, 'banner', { inDark: true }));
      expect(dark.length).toBeGreaterThan(0);
      expect(dark).toEqual(rangesOf(resortArt(facts, 'banner')));
    }
  });
});

describe('its address', () => {
  it('holds the picture, ready for an img', () => {
    const address = resortArtUri(zermatt, 'banner');
    expect(address).toMatch(/^data:image\/svg\+xml,%3Csvg/);
    expect(decodeURIComponent(address.slice(address.indexOf(',') + 1))).toBe(resortArt(zermatt, 'banner'));
  });

  it('is remembered for these very facts', () => {
    const fresh = { ...zermatt, id: 'not drawn yet' };
    expect(drawnArtUri(fresh, 'card')).toBeNull();
    const address = resortArtUri(fresh, 'card');
    expect(drawnArtUri(fresh, 'card')).toBe(address);
    expect(drawnArtUri(fresh, 'banner')).toBeNull();
    expect(drawnArtUri({ ...fresh, elevation: { base: 400, peak: 1100 } }, 'card')).toBeNull();
  });

  it('is forgotten after many others, and then drawn again the same', () => {
    const first = { ...zermatt, id: 'first' };
    const address = resortArtUri(first);
    for (let index = 0; index < 400; index++) resortArtUri({ ...zermatt, id: `later-${index}` });
    expect(drawnArtUri(first)).toBeNull();
    expect(resortArtUri(first)).toBe(address);
  });
});
