import type { Resort } from '@/api/resorts/resort.schema';
import { type Ground, groundPaths } from '@/components/map/static/ground-paths';
import { isOnGround, viewOf } from '@/components/map/static/map-view';

const WIDTH = 300;
const HEIGHT = 200;
/** Wide enough to cover where the ground is cut, a few pixels beyond the edge. */
const FRAME = 8;

const COLOURS = process.env.LIGHT
  ? {
      sea: '#dfeaf0',
      land: '#f7f5f0',
      line: '#8796a5',
      state: '#b9c1c7',
      frame: '#f6f5f0',
      dot: '#c5381a',
      ring: '#fff',
    }
  : {
      sea: '#0e2238',
      land: '#3d5871',
      line: '#0e2238',
      state: '#2c465e',
      frame: '#0e2238',
      dot: '#f6f5f0',
      ring: '#0e2238',
    };

/** West of it lies North America. */
const MID_ATLANTIC = -30;
const ZOOM = { america: 3, europe: 4 };

/** Where a resort lies, on a small map */
export function placeInset({ location }: Resort, ground: Ground): string {
  if (!isOnGround(location)) return '';
  const zoom = location.longitude < MID_ATLANTIC ? ZOOM.america : ZOOM.europe;
  const { land, lakes, states, borders } = groundPaths(
    ground,
    viewOf([location], { width: WIDTH, height: HEIGHT, margins: [0, 0], zoom }),
  );
  return [
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${COLOURS.sea}"/>`,
    `<path d="${land}" fill="${COLOURS.land}" fill-rule="evenodd"/>`,
    `<path d="${lakes}" fill="${COLOURS.sea}"/>`,
    `<path d="${states}" fill="none" stroke="${COLOURS.state}"/>`,
    `<path d="${borders}" fill="none" stroke="${COLOURS.line}" stroke-width="2"/>`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="none" stroke="${COLOURS.frame}" stroke-width="${FRAME}" stroke-linejoin="round"/>`,
    `<circle cx="${WIDTH / 2}" cy="${HEIGHT / 2}" r="9" fill="${COLOURS.dot}" stroke="${COLOURS.ring}" stroke-width="4"/>`,
  ].join('');
}
