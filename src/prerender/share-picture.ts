import type { Resort } from '@/api/resorts/resort.schema';
import type { resortArt } from '@/art/resort-art';
import { type Ground, groundOf } from '@/components/map/static/ground-paths';
import { site } from '@/config/site';
import { heightsText } from '@/domain/heights';
import { runsText } from '@/features/resort-page/reported-figures';
import { countryName } from '@/lib/country-names';
import { unitsOf } from '@/lib/units';
import { m } from '@/paraglide/messages';
import { INSET_WIDTH, placeInset } from './place-inset';
import { type Face, fitText, openFace, outlineText } from './text-outlines';

const WIDTH = 1200;
const HEIGHT = 630;
const MARGIN = 64;
const BAND = 176;
/** Of the small map, which stands in the sky above the name. */
const INSET_TOP = 48;

// From src/styles/tokens.css, light theme: the pictures have one theme only.
const COLOURS = { board: '#0e2238', name: '#f6f5f0', facts: '#a9bfd1' };

const units = unitsOf('metric');

/** Country, heights and runs as one line, as far as they are reported. */
function factsOf(resort: Resort): string {
  const { country, elevation, slopesKm } = resort;
  const runs = slopesKm?.total ? m.length_of_runs({ length: units.distance(slopesKm.total).text }) : runsText(resort);
  return [countryName(country), heightsText(elevation, units), runs].filter(Boolean).join('  ·  ');
}

const at = (x: number, y: number, fill: string, svg: string) =>
  `<g transform="translate(${x} ${y})" fill="${fill}">${svg}</g>`;

interface Tools {
  draw: typeof resortArt;
  /** Share of the width at which the summit stands. */
  summitOf: (resort: Resort) => number;
  names: Face;
  facts: Face;
  /** Read once for all pictures. */
  ground: Ground;
}

/** The drawn mountain with its place on a small map, over a band with name, heights and runs. */
function drawing(resort: Resort, { draw, summitOf, names, facts, ground }: Tools): string {
  // Higher than its place: the foreground is cut off, never the summit. What lies outside is covered by the band or beyond the
  // picture's edge. Clipped, the mountains, far wider than the picture, would be drawn on a layer first, which takes three times as long.
  const art = draw(resort, 'wide')
    .replace('<svg ', `<svg overflow="visible" width="${WIDTH}" height="${HEIGHT - BAND}" `)
    .replace('xMidYMid', 'xMidYMin');
  // In the open sky: the summit stands to one side of the middle.
  const insetLeft = summitOf(resort) > 0.5 ? MARGIN : WIDTH - MARGIN - INSET_WIDTH;
  const size = resort.name.length > 24 ? 52 : 66;
  const mark = outlineText(site.name, names, 34);
  const name = fitText(resort.name, names, size, WIDTH - 2 * MARGIN);
  const figures = fitText(factsOf(resort), facts, 30, WIDTH - 2 * MARGIN - mark.width - 40);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">`,
    art,
    at(insetLeft, INSET_TOP, 'none', placeInset(resort.location, ground)),
    `<rect y="${HEIGHT - BAND}" width="${WIDTH}" height="${BAND}" fill="${COLOURS.board}"/>`,
    at(MARGIN, HEIGHT - BAND + 84, COLOURS.name, name.svg),
    at(MARGIN, HEIGHT - 38, COLOURS.facts, figures.svg),
    at(WIDTH - MARGIN - mark.width, HEIGHT - 38, COLOURS.name, mark.svg),
    '</svg>',
  ].join('');
}

/** Returns a function that draws a resort's picture for shared links: an SVG of 1200 × 630 px with text as outlines. */
export async function createSharePictures(): Promise<(resort: Resort) => string> {
  // Lazy on the site, too: static imports would merge the chunks.
  const { resortArt: draw } = await import('@/art/resort-art');
  const { composeScene } = await import('@/art/scene');
  const { readFacts } = await import('@/art/art-facts');
  const { ground } = await import('virtual:base-map/first');
  const tools = {
    draw,
    summitOf: (resort: Resort) => {
      const { summit, width } = composeScene(readFacts(resort), 'wide');
      return summit[0] / width;
    },
    names: await openFace('besley', 620),
    facts: await openFace('public-sans', 500),
    ground: groundOf(ground),
  };
  return (resort) => drawing(resort, tools);
}
