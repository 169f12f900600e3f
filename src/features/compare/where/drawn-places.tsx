import { useMemo } from 'react';
import type { Topology } from 'topojson-specification';
import type { Coordinates } from '@/api/resorts/resort.schema';
import type { Point } from '@/components/map/base/box';
import { groundNames } from '@/components/map/base/ground-names';
import { placeNames } from '@/components/map/base/place-names';
import { groundOf, groundPaths } from '@/components/map/static/ground-paths';
import { pointIn, viewOf, zoomOf } from '@/components/map/static/map-view';
import { textWidth } from '@/components/map/text-width';
import { splitName } from '@/domain/resort-name';
import { boxOf, type Label, LINE, linesOf, type Mark, placeLabels } from './place-labels';
import '@/components/map/ground-tokens.css';

/** A resort of the comparison, or where the trip starts. */
export interface ShownPlace {
  id: string;
  name: string;
  at: Coordinates;
  isStart: boolean;
}

interface DrawnPlacesProps {
  /** One or more. */
  places: readonly ShownPlace[];
  /** The first level of the base map. */
  topology: Topology;
  width: number;
  height: number;
  /** Accessible name, and the id of what says the same in words. */
  label: string;
  describedBy: string;
}

/** However near to each other the places are, what surrounds them is shown: their country and its neighbours. */
const CLOSEST_ZOOM = 5;
/** Of the width and height, kept free of places at the edges. */
const MARGIN = 0.18;
const NAME_FONT = '600 13px "Public Sans Variable"';
/** Of the width: names are broken where they are longer. */
const LONGEST_NAME = 0.38;
const GROUND_FONT = '600 10px "Public Sans Variable"';
const GROUND_SPACING = 1.2;
const GROUND_HEIGHT = 14;
const MOST_GROUND_NAMES = 7;

const widthOf = (text: string) => textWidth(text, NAME_FONT);

/** The compared resorts on the base map, as an SVG. */
export function DrawnPlaces({ places, topology, width, height, label, describedBy }: DrawnPlacesProps) {
  const ground = useMemo(() => groundOf(topology), [topology]);
  const size = { width, height };
  const view = viewOf(
    places.map(({ at }) => at),
    { ...size, margins: [width * MARGIN, height * MARGIN], zoom: CLOSEST_ZOOM },
  );
  const { land, lakes, states, borders } = groundPaths(ground, view);
  const marks = places.map(({ id, name, at, isStart }): Mark => {
    // The bracketed part of a name is left to the words.
    const lines = linesOf(splitName(name)[0], width * LONGEST_NAME, widthOf);
    return { id, isStart, point: pointIn(view, at), lines, width: Math.max(...lines.map(widthOf)) };
  });
  const labels = placeLabels(marks, size);
  const isInView = ({ x, y }: Point) => x >= 0 && x <= width && y >= 0 && y <= height;
  // The names here are smaller than those of the maps that move: there is room for more.
  const countries = groundNames(zoomOf(view) + 1).flatMap(({ kind, text, point: [latitude, longitude] }) => {
    const point = pointIn(view, { latitude, longitude });
    if (kind === 'range' || !isInView(point)) return [];
    const shown = text.toUpperCase();
    const wide = textWidth(shown, GROUND_FONT) + text.length * GROUND_SPACING;
    return [{ key: `${kind} ${text}`, kind, text: shown, ...point, width: wide, height: GROUND_HEIGHT }];
  });
  const named = placeNames(countries, {
    frame: { left: 0, top: 0, right: width, bottom: height },
    obstacles: [...marks.map(({ point }) => boxOf(point)), ...labels.map(({ box }) => box)],
    most: MOST_GROUND_NAMES,
  });
  return (
    <svg
      role="img"
      aria-label={label}
      aria-describedby={describedBy}
      viewBox={`0 0 ${width} ${height}`}
      // Fills the space while its shape differs for a moment.
      preserveAspectRatio="xMidYMid slice"
      className="drawn-places block size-full forced-color-adjust-none"
    >
      <rect width={width} height={height} fill="var(--map-sea)" />
      <path d={land} fill="var(--map-land)" fillRule="evenodd" stroke="var(--map-coast)" />
      <path d={lakes} fill="var(--map-sea)" stroke="var(--map-coast)" strokeWidth="0.75" />
      <path d={states} fill="none" stroke="var(--map-state)" strokeDasharray="2 3" />
      <path d={borders} fill="none" stroke="var(--map-border)" strokeDasharray="6 3 1.5 3" />
      <g fill="var(--map-name)" fontSize="10" fontWeight="600" letterSpacing={GROUND_SPACING} textAnchor="middle">
        {named.map(({ key, text, x, y }) => (
          <text key={key} x={x} y={y} dominantBaseline="central">
            {text}
          </text>
        ))}
      </g>
      {/* The start is drawn first, so that a resort at the same spot does not disappear below it. */}
      {marks
        .toSorted((a, b) => Number(b.isStart) - Number(a.isStart))
        .map(({ id, isStart, point: { x, y } }) =>
          isStart ? (
            <rect
              key={id}
              x={x - 6}
              y={y - 6}
              width="12"
              height="12"
              fill="var(--map-land)"
              stroke="var(--map-ink)"
              strokeWidth="2.5"
            />
          ) : (
            <circle key={id} cx={x} cy={y} r="6" fill="var(--map-ink)" stroke="var(--map-land)" strokeWidth="1.5" />
          ),
        )}
      {labels.map((placed) => (
        <Names key={placed.marks.map(({ id }) => id).join()} label={placed} />
      ))}
    </svg>
  );
}

function Names({ label: { marks, box, anchor } }: { label: Label }) {
  const x = { start: box.left, middle: (box.left + box.right) / 2, end: box.right }[anchor];
  const lines = marks.flatMap(({ id, isStart, lines }) => lines.map((text) => ({ id, isStart, text })));
  return (
    <text
      textAnchor={anchor}
      dominantBaseline="central"
      fill="var(--map-ink)"
      fontSize="13"
      fontWeight="600"
      // A halo separates the letters from the lines below them.
      paintOrder="stroke"
      stroke="var(--map-land)"
      strokeWidth="3.5"
      strokeLinejoin="round"
    >
      {lines.map(({ id, isStart, text }, index) => (
        <tspan key={`${id} ${text}`} x={x} y={box.top + (index + 0.5) * LINE} fontWeight={isStart ? 400 : undefined}>
          {text}
        </tspan>
      ))}
    </text>
  );
}
