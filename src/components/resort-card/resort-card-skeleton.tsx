import { Skeleton } from '@/components/ui/skeleton';
import { m } from '@/paraglide/messages';
import { type CardSlots, noSlots } from './card-slots';
import { CardHead, cardNameClasses, ResortCardLayout } from './resort-card-layout';

const facts = [
  { label: m.fact_elevation(), value: <Skeleton>1,620 – 3,883 m</Skeleton> },
  { label: m.fact_vertical_drop(), value: <Skeleton>2,263 m</Skeleton> },
  { label: m.fact_runs(), value: <Skeleton>145 runs</Skeleton> },
  { label: m.fact_season(), value: <Skeleton>Nov – May</Skeleton> },
  { label: m.card_snowfall(), value: <Skeleton>400 cm / year</Skeleton> },
  { label: m.card_ticket(), value: <Skeleton>CHF 79 – 97</Skeleton> },
];

interface ResortCardSkeletonProps {
  /** Reserves room for the content of the slots. */
  slots?: CardSlots | undefined;
  /** For the virtual list: the row's index, and a ref that measures it. */
  row?: number | undefined;
  measureRow?: ((element: HTMLElement | null) => void) | undefined;
}

/** The skeleton of a card; every bar is as large as the text it stands for. */
export function ResortCardSkeleton({ slots = noSlots, row, measureRow }: ResortCardSkeletonProps) {
  return (
    <div ref={measureRow} data-index={row} aria-hidden className="card-rows">
      <ResortCardLayout
        picture={<Skeleton className="aspect-4/3 w-full rounded-2" />}
        head={
          <CardHead
            name={
              <h3 className={cardNameClasses}>
                <Skeleton>Resort name</Skeleton>
              </h3>
            }
            place={<Skeleton>Country · Region</Skeleton>}
            rating={<Skeleton className="font-bold">4.8 few reviews</Skeleton>}
          />
        }
        profile={<Skeleton className="h-11 w-28" />}
        fit={slots.renderFit && <Skeleton className="mt-[.7rem] h-[5.4em] w-full" />}
        compare={slots.renderCompare && <Skeleton className="my-2.5 h-5 w-24" />}
        note={slots.renderNote && <Skeleton className="h-[3.9em] w-2/3" />}
        facts={facts}
      />
    </div>
  );
}
