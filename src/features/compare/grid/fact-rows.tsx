import type { Resort } from '@/api/resorts/resort.schema';
import type { CompareRow } from '@/components/compare-row';
import { currencyNote } from '@/components/resort-card/card-facts';
import { type rowEnds, superlatives } from '@/domain/compare/superlatives';
import { isFewReviews } from '@/domain/few-reviews';
import { figureOf } from '@/domain/figures';
import { allOfLinkedArea } from '@/domain/linked-area';
import { formatAmounts, formatCount, formatRating } from '@/lib/format';
import type { Units } from '@/lib/units';
import { m } from '@/paraglide/messages';
import { FigureCell } from './figure-cell';

type Resorts = readonly Resort[];

/** The words for the extreme figures; none if the units differ. */
function wordsOf(figures: readonly ({ value: number; unit: string } | null)[], kind: keyof typeof rowEnds) {
  const units = new Set(figures.flatMap((figure) => figure?.unit ?? []));
  return superlatives(
    figures.map((figure) => (units.size === 1 ? (figure?.value ?? null) : null)),
    kind,
  );
}

/** The reported day ticket; the lowest price of each range is compared. */
export function priceRow(resorts: Resorts): CompareRow {
  const figures = resorts.map((resort) => figureOf(resort, 'price'));
  const words = wordsOf(figures, 'price');
  const amounts = resorts.map(({ price }) => formatAmounts(price));
  return {
    key: 'price',
    label: m.fact_day_ticket(),
    cellTexts: resorts.map(({ price }, index) => `${amounts[index] === null ? '' : price.currency} ${amounts[index]}`),
    cells: resorts.map((resort, index) => {
      const { id, price } = resort;
      const value = amounts[index] ?? null;
      const measure = value === null ? null : { value, unit: price.currency };
      return <FigureCell key={id} measure={measure} isUnitFirst word={words[index]} note={currencyNote(resort)} />;
    }),
  };
}

/** Reported snowfall of a year. */
export function snowfallRow(resorts: Resorts, units: Units): CompareRow {
  const snowfalls = resorts.map(({ averageSnowfall }) => averageSnowfall || null);
  const words = superlatives(snowfalls, 'amount');
  return {
    key: 'snowfall',
    label: m.compare_snowfall(),
    cellTexts: snowfalls.map(String),
    cells: snowfalls.map((snowfall, index) => (
      <FigureCell
        key={resorts[index]?.id}
        measure={snowfall === null ? null : units.snow(snowfall)}
        word={words[index]}
      />
    )),
  };
}

function reviewsNote(count: number): string {
  const shown = formatCount(count);
  return isFewReviews(count) ? m.compare_few_reviews({ shown }) : m.review_count({ count, shown });
}

/** The mean rating with its number of reviews. */
export function ratingRow(resorts: Resorts): CompareRow {
  const ratings = resorts.map(({ rating }) => rating || null);
  const words = superlatives(
    ratings.map((rating) => (rating === null ? null : Math.round(rating * 10) / 10)),
    'rating',
  );
  return {
    key: 'rating',
    label: m.fact_rating(),
    cellTexts: resorts.map(({ rating, reviewCount }) => `${rating > 0 ? formatRating(rating) : ''} ${reviewCount}`),
    cells: resorts.map(({ id, rating, reviewCount }, index) =>
      rating > 0 ? (
        <FigureCell
          key={id}
          measure={{ value: formatRating(rating), unit: '/5' }}
          word={words[index]}
          note={reviewCount > 0 ? reviewsNote(reviewCount) : undefined}
        />
      ) : (
        <span key={id} className="text-small text-ink-3">
          {m.no_scores()}
        </span>
      ),
    ),
  };
}

/** How many lifts there are. */
export function liftsRow(resorts: Resorts): CompareRow {
  const lifts = resorts.map(({ liftsTotal }) => liftsTotal || null);
  const words = superlatives(lifts, 'count');
  return {
    key: 'lifts',
    label: m.compare_lifts(),
    cellTexts: resorts.map((resort, index) => `${lifts[index]} ${allOfLinkedArea(resort.linkedArea)}`),
    cells: resorts.map((resort, index) => {
      const count = lifts[index] ?? null;
      const measure = count === null ? null : { value: formatCount(count), unit: '' };
      return (
        <FigureCell key={resort.id} measure={measure} word={words[index]} note={allOfLinkedArea(resort.linkedArea)} />
      );
    }),
  };
}
