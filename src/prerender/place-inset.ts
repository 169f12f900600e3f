import type { Coordinates } from '@/api/resorts/resort.schema';
import { type Ground, groundPaths } from '@/components/map/static/ground-paths';
import { isOnGround, viewOf } from '@/components/map/static/map-view';

export const INSET_WIDTH = 300;
const INSET_HEIGHT = 200;
/** Wide enough to cover the few pixels by which the ground is drawn beyond the edge. */
const FRAME = 8;

/** Sea and frame are the board below the picture, whatever the hour of the drawn mountain. */
const COLOURS = { sea: '#0e2238', land: '#486179', border: '#0e2238', state: '#345069', dot: '#f6f5f0' };

/** West of it lies North America. */
const MID_ATLANTIC = -30;
/** A country of Europe with its neighbours; in North America a third of the continent, for the coasts to tell where that is. */
const ZOOM = { europe: 4, america: 3 };

/** Where a place lies, as a small map with a dot in its middle; '' without a position that the base map has. */
export function placeInset(location: Coordinates | null, ground: Ground): string {
  if (!isOnGround(location)) return '';
  const zoom = location.longitude < MID_ATLANTIC ? ZOOM.america : ZOOM.europe;
  const view = viewOf([location], { width: INSET_WIDTH, height: INSET_HEIGHT, margins: [0, 0], zoom });
  const { land, lakes, states, borders } = groundPaths(ground, view);
  const area = `width="${INSET_WIDTH}" height="${INSET_HEIGHT}"`;
  return [
    `<rect ${area} fill="${COLOURS.sea}"/>`,
    `<path d="${land}" fill="${COLOURS.land}" fill-rule="evenodd"/>`,
    `<path d="${lakes}" fill="${COLOURS.sea}"/>`,
    `<path d="${states}" fill="none" stroke="${COLOURS.state}" stroke-width="1.5"/>`,
    `<path d="${borders}" fill="none" stroke="${COLOURS.border}" stroke-width="2"/>`,
    `<rect ${area} fill="none" stroke="${COLOURS.sea}" stroke-width="${FRAME}" stroke-linejoin="round"/>`,
    `<circle cx="${INSET_WIDTH / 2}" cy="${INSET_HEIGHT / 2}" r="10" fill="${COLOURS.dot}" stroke="${COLOURS.sea}" stroke-width="4"/>`,
  ].join('');
}
