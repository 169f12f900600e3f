import { Star } from 'lucide-react';
import { memo } from 'react';
import { Link } from 'react-router-dom';
import type { Resort } from '@/api/resorts/resort.schema';
import { Photo } from '@/components/photo';
import type { CardSlots } from '@/components/resort-card/card-slots';
import { ratingName } from '@/components/resort-card/resort-rating';
import { tableRoles } from '@/components/table-roles';
import { paths } from '@/config/paths';
import { isFewReviews } from '@/domain/few-reviews';
import type { ListTrip } from '@/domain/filters/list-trip';
import { regionName } from '@/domain/region-name';
import { splitName } from '@/domain/resort-name';
import { cn } from '@/lib/class-names';
import { countryName } from '@/lib/country-names';
import { formatRating } from '@/lib/format';
import type { Units } from '@/lib/units';
import { m } from '@/paraglide/messages';
import { FigureText } from './figure-text';
import { resortFigures, sourceOfFigure } from './resort-figures';
import type { TableColumn } from './table-columns';

/**
 * Columns of header and rows: the picture, left out on the narrowest phones, then the four facts, two by two with
 * enlarged text.
 */
export const rowColumns =
  'grid gap-x-1.5 grid-cols-[var(--picture)_minmax(0,1.05fr)_minmax(0,1.11fr)_minmax(0,1.1fr)_minmax(0,1.04fr)] ' +
  '[--picture:3.75rem] max-[22rem]:[--picture:0rem] min-[23.75rem]:gap-x-2 min-[23.75rem]:[--picture:4rem] ' +
  'min-[27rem]:[--picture:4.75rem] max-[17rem]:grid-cols-2 ' +
  'md:grid-cols-[6rem_1.3fr_1fr_1fr_1fr]';

/** Of the third fact, which is the first of a row if they stand two by two. */
export const startsRow = 'max-[17rem]:ml-0 max-[17rem]:text-left';

/** The heart without the disc it needs on a picture. */
export const plainHeart = '[&_button]:border-transparent [&_button]:bg-transparent';

interface CompactRowProps {
  resort: Resort;
  /** Index among all resorts. */
  place: number;
  facts: readonly TableColumn[];
  units: Units;
  trip: ListTrip | undefined;
  slots: CardSlots;
  /** For the virtual list: the row's index, and a ref that measures it. */
  row: number;
  measureRow: ((element: HTMLElement | null) => void) | undefined;
}

// The whole row is the link, below its buttons.
const linkClasses =
  '[--ring:none] after:absolute after:inset-0 focus-visible:after:rounded-1 ' +
  'focus-visible:after:[box-shadow:inset_0_0_0_3px_var(--focus)] focus-visible:after:[outline:3px_solid_transparent]';

/** One resort in 88 pixels: picture, name, place, and four facts under their column headers. */
export const CompactRow = memo(function CompactRow(props: CompactRowProps) {
  const { resort, place, facts, units, trip, slots, row, measureRow } = props;
  const [shortName, rest] = splitName(resort.name);
  return (
    <tr
      ref={measureRow}
      {...tableRoles.row}
      data-source="reported"
      data-index={row}
      data-resort={resort.id}
      aria-rowindex={place + 2}
      className={cn(
        rowColumns,
        'relative min-h-22 grid-rows-[1fr_auto] items-center border-b border-line pt-[.45rem] pb-2',
      )}
    >
      <td aria-hidden className="row-span-2 self-start max-[22rem]:invisible max-[17rem]:hidden">
        <Photo
          src={resort.thumbnailUrl}
          alt=""
          facts={resort}
          crop="card"
          className="aspect-auto h-[4.4375rem] rounded-1"
        />
      </td>
      <th
        {...tableRoles.rowheader}
        scope="row"
        className={cn(
          'col-[2/6] min-w-0 pr-12 text-left font-normal max-[17rem]:col-[1/-1]',
          slots.renderCompare && 'md:pr-44',
        )}
      >
        <h3 className="-mb-[.15em] line-clamp-2 pb-[.15em] text-[1.125rem] leading-[1.15] max-[17rem]:line-clamp-none">
          <Link to={paths.resort(resort.id)} className={linkClasses}>
            <span>{shortName}</span>
            {rest && <span className="sr-only">{rest}</span>}
          </Link>
        </h3>
        <p className="flex text-caption leading-[1.35] whitespace-pre text-ink-3 max-[17rem]:flex-wrap">
          <span className="truncate">{countryName(resort.country) || regionName(resort.region)}</span>
          {resort.rating > 0 && <RowRating rating={resort.rating} reviewCount={resort.reviewCount} />}
        </p>
      </th>
      {facts.map(({ key }, index) => (
        <td
          key={key}
          {...tableRoles.cell}
          data-source={sourceOfFigure(key)}
          className={cn(
            factClasses,
            index > 0 ? '-ml-1.25 text-right' : '-mr-1',
            // On the narrowest phones the first two would meet, with text spaced out.
            index === 1 && 'max-[22rem]:-ml-0.5',
            index === 2 && startsRow,
          )}
        >
          <FigureText figure={resortFigures[key](resort, { units, trip })} unit="beside" />
        </td>
      ))}
      {(slots.renderAction || slots.renderCompare) && (
        <td {...tableRoles.cell} className="absolute top-0.5 -right-2.5 z-2 flex items-center gap-2">
          {slots.renderCompare && <span className="max-md:hidden">{slots.renderCompare(resort)}</span>}
          {slots.renderAction && <span className={plainHeart}>{slots.renderAction(resort)}</span>}
        </td>
      )}
    </tr>
  );
});

// A long figure reaches into the gap before it breaks.
const factClasses =
  'self-start text-caption leading-[1.3] font-semibold tracking-[-.02em] min-w-0 wrap-anywhere min-[23.75rem]:text-[.875rem]';

/** On a phone the note stands whole beside the stars, or on a second line that is out of sight. */
function RowRating({ rating, reviewCount }: Pick<Resort, 'rating' | 'reviewCount'>) {
  const text = formatRating(rating);
  return (
    <>
      <span aria-hidden> · </span>
      <span
        role="img"
        aria-label={ratingName(text, reviewCount)}
        className="flex h-[1.35em] min-w-11 shrink-9999 flex-wrap overflow-hidden font-semibold text-ink-2"
      >
        <span>
          <Star aria-hidden className="mr-1 inline size-[.9em]! -translate-y-px fill-current stroke-none!" />
          <span key={text}>{text}</span>
        </span>
        {isFewReviews(reviewCount) && (
          <span className="font-normal text-ink-3 max-[20rem]:hidden">{` ${m.card_few_reviews()}`}</span>
        )}
      </span>
    </>
  );
}
