import type { Resort } from '@/api/resorts/resort.schema';
import { type CompareRow, NotReportedText } from '@/components/compare-row';
import { currencyNote } from '@/components/resort-card/card-facts';
import { SeasonStrip } from '@/components/resort-graphics/season-strip';
import { currenciesOf } from '@/domain/catalogue-statistics';
import { superlatives } from '@/domain/compare/superlatives';
import type { LabelledDays } from '@/domain/day-range-text';
import { isFewReviews } from '@/domain/few-reviews';
import { figureOf } from '@/domain/figures';
import { allOfLinkedArea } from '@/domain/linked-area';
import { openMonths } from '@/domain/season-months';
import { shortSeason } from '@/domain/short-season';
import { formatAmounts, formatCount, formatPrice, formatRating, parseDecimal } from '@/lib/format';
import type { Units } from '@/lib/units';
import { m } from '@/paraglide/messages';
import { FigureCell, figureRow } from './figure-cell';

type Resorts = readonly Resort[];

/** The months from opening to closing, with the days of a trip marked. */
export function seasonRow(resorts: Resorts, days: LabelledDays | null): CompareRow {
  return {
    key: 'season',
    label: m.fact_season(),
    hint: days ? m.compare_days_ink() : undefined,
    cellTexts: resorts.map(
      ({ season }) => openMonths(season.start, season.end)?.sentence ?? `${season.start} ${season.end}`,
    ),
    cells: resorts.map(({ id, season }) => {
      const months = openMonths(season.start, season.end);
      const words = months?.sentence ?? shortSeason(season);
      if (!words) return <NotReportedText key={id} />;
      return (
        <div key={id}>
          {months && (
            <div className="my-1">
              <SeasonStrip {...season} mark={days} />
            </div>
          )}
          <p key={words} aria-hidden={months !== null} className="text-small font-semibold">
            {words}
          </p>
        </div>
      );
    }),
  };
}

/** The reported day ticket; the lowest price of each range is compared. */
export function priceRow(resorts: Resorts): CompareRow {
  const lowest = resorts.map((resort) => figureOf(resort, 'price')?.value ?? null);
  const words = currenciesOf(resorts).length === 1 ? superlatives(lowest, 'price') : [];
  return {
    key: 'price',
    label: m.fact_day_ticket(),
    cellTexts: resorts.map(({ price }) => formatPrice(price) ?? ''),
    cells: resorts.map((resort, index) => {
      const { id, price } = resort;
      const value = formatAmounts(price);
      const measure = value === null ? null : { value, unit: price.currency };
      return <FigureCell key={id} measure={measure} isUnitFirst word={words[index]} note={currencyNote(resort)} />;
    }),
  };
}

/** Reported snowfall of a year. */
export const snowfallRow = (resorts: Resorts, units: Units): CompareRow =>
  figureRow(resorts, {
    key: 'snowfall',
    label: m.compare_snowfall(),
    kind: 'amount',
    // As shown: of two that read alike in inches neither is the most.
    amountOf: ({ averageSnowfall }) => (averageSnowfall > 0 ? parseDecimal(units.snow(averageSnowfall).value) : null),
    show: (_shown, { averageSnowfall }) => ({ measure: units.snow(averageSnowfall) }),
  });

function reviewsNote(count: number): string {
  const shown = formatCount(count);
  return isFewReviews(count) ? m.compare_few_reviews({ shown }) : m.review_count({ count, shown });
}

/** The mean rating with its number of reviews. */
export const ratingRow = (resorts: Resorts): CompareRow =>
  figureRow(resorts, {
    key: 'rating',
    label: m.fact_rating(),
    kind: 'rating',
    amountOf: ({ rating }) => (rating > 0 ? Math.round(rating * 10) / 10 : null),
    show: (rating, { reviewCount }) => ({
      measure: { value: formatRating(rating), unit: '/5' },
      note: reviewCount > 0 ? reviewsNote(reviewCount) : undefined,
    }),
    none: <span className="text-small text-ink-3">{m.no_scores()}</span>,
  });

/** How many lifts there are. */
export const liftsRow = (resorts: Resorts): CompareRow =>
  figureRow(resorts, {
    key: 'lifts',
    label: m.compare_lifts(),
    kind: 'count',
    amountOf: ({ liftsTotal }) => liftsTotal || null,
    show: (lifts, { linkedArea }) => ({
      measure: { value: formatCount(lifts), unit: '' },
      note: allOfLinkedArea(linkedArea),
    }),
  });
