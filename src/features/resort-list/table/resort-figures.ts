import type { Resort } from '@/api/resorts/resort.schema';
import type { FigureSource } from '@/components/figure-source';
import { currencyNote, runsMeasure } from '@/components/resort-card/card-facts';
import { isFewReviews } from '@/domain/few-reviews';
import { type FigureName, figureOf, measureRuns } from '@/domain/figures';
import type { ListTrip } from '@/domain/filters/list-trip';
import { readHeights } from '@/domain/heights';
import { shortSeason } from '@/domain/short-season';
import { distanceKm } from '@/lib/distance';
import { formatAmounts, formatCount, formatRating } from '@/lib/format';
import type { Units } from '@/lib/units';
import { m } from '@/paraglide/messages';

/** A table cell: a figure and its unit, '' without one. */
export interface CellFigure {
  value: string;
  unit: string;
  /** Figure and unit as text, for where no header names the unit: "2,251 m", "EUR 44". */
  text: string;
  /** The basis of a figure that would otherwise mislead. */
  note?: string | undefined;
  /** The figure does not meet the trip's needs; `words` say so to screen readers if the value does not. */
  warning?: { words: string } | undefined;
}

interface FigureContext {
  units: Units;
  trip?: ListTrip | undefined;
}

type ReadFigure = (resort: Resort, context: FigureContext) => CellFigure | null;

const plain = (value: string | null): CellFigure | null => (value === null ? null : { value, unit: '', text: value });
const metres = (height: number | null, { units }: FigureContext): CellFigure | null =>
  height === null || height <= 0 ? null : units.elevation(height);

/** Kilometres in the visitor's unit, or a number of runs. */
const runs =
  (name: FigureName): ReadFigure =>
  (resort, { units }) => {
    const figure = figureOf(resort, name);
    return figure && measureRuns(figure, units);
  };

/**
 * The reported day price or prices, as on every card; the unit is the currency. In a cell of its own a range breaks after the
 * dash only; as a text after the currency only, for which a dash needs a word joiner, too: no line begins with a dash.
 */
const ticket: ReadFigure = (resort, { trip }) => {
  const value = formatAmounts(resort.price)?.replace(' –', '\u00a0–');
  if (!value) return null;
  const unit = resort.price.currency;
  const warning = trip?.isOverBudget?.(resort) ? { words: `${m.table_over_budget()} ` } : undefined;
  return { value, unit, text: `${unit} ${value.replace('– ', '–\u2060\u00a0')}`, warning, note: currencyNote(resort) };
};

const rating: ReadFigure = ({ rating: mean, reviewCount }) => {
  const figure = plain(mean > 0 ? formatRating(mean) : null);
  return figure && isFewReviews(reviewCount) ? { ...figure, note: m.card_few_reviews() } : figure;
};

const enough: ReadFigure = (resort, { trip }) => {
  const found = trip?.enoughFor?.(resort);
  if (!found) return null;
  const { text, isForAll } = found;
  return { value: text, unit: '', text, warning: isForAll ? undefined : { words: '' } };
};

const away: ReadFigure = (resort, { trip, units }) => {
  const km = distanceKm(trip?.place ?? null, resort.location);
  return km === null ? null : units.distance(km);
};

/** The figures of a resort by table column; null where nothing is reported. */
export const resortFigures = {
  enough,
  away,
  rating,
  peak: ({ elevation }, context) => metres(readHeights(elevation).peak, context),
  base: ({ elevation }, context) => metres(readHeights(elevation).base, context),
  drop: ({ elevation }, context) => metres(elevation.vertical, context),
  runs: (resort, { units }) => runsMeasure(resort, units),
  easy: runs('beginnerRuns'),
  medium: runs('intermediateRuns'),
  hard: runs('advancedRuns'),
  lifts: ({ liftsTotal }) => plain(liftsTotal > 0 ? formatCount(liftsTotal) : null),
  season: ({ season }) => plain(shortSeason(season)),
  snowfall: ({ averageSnowfall }, { units }) => (averageSnowfall > 0 ? units.snow(averageSnowfall) : null),
  ticket,
} satisfies Record<string, ReadFigure>;

export type FigureKey = keyof typeof resortFigures;

/** The source of a figure: those about the trip are computed. */
export const sourceOfFigure = (key: FigureKey): FigureSource =>
  key === 'enough' || key === 'away' ? 'worked out' : 'reported';

/** The unit all resorts report a figure in, for the column header; null if they differ or none reports it. */
export function commonUnit(resorts: readonly Resort[], figure: ReadFigure, context: FigureContext): string | null {
  const used = new Set(resorts.flatMap((resort) => figure(resort, context)?.unit ?? []));
  const [unit = null] = used;
  return used.size === 1 ? unit : null;
}
