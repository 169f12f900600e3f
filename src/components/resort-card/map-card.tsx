import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Resort } from '@/api/resorts/resort.schema';
import { SourceWord } from '@/components/figure-source';
import { NotReported } from '@/components/not-reported';
import { Photo } from '@/components/photo';
import { paths } from '@/config/paths';
import { regionName } from '@/domain/region-name';
import { countryName } from '@/lib/country-names';
import { useUnits } from '@/lib/units';
import { m } from '@/paraglide/messages';
import { shortFacts } from './card-facts';
import type { CardSlots } from './card-slots';
import { CardRating } from './resort-card';

interface MapCardProps {
  resort: Resort;
  /** A card beside its pin, or a sheet at the bottom of narrow windows. */
  look: 'card' | 'sheet';
  slots: CardSlots;
}

/** The small card of a pin, with what other features render on cards. */
export function MapCard({ look, ...props }: MapCardProps) {
  return look === 'card' ? <SmallCard {...props} /> : <CardSheet {...props} />;
}

function Name({ resort }: { resort: Resort }) {
  return (
    <h3 title={resort.name} className="-mb-[.25em] line-clamp-2 pb-[.25em]">
      <Link to={paths.resort(resort.id)} className="hover:underline">
        {resort.name}
      </Link>
    </h3>
  );
}

function PlaceAndRating({ resort }: { resort: Resort }) {
  return (
    <div className="flex items-baseline justify-between gap-3">
      <p className="truncate text-small text-ink-3">{countryName(resort.country) || regionName(resort.region)}</p>
      <p data-source="reported" className="flex-none text-ui">
        <CardRating rating={resort.rating} reviewCount={resort.reviewCount} />
      </p>
    </div>
  );
}

/**
 * How a resort fits the trip, labelled with its source, as nothing else on the map is. Hidden if there is nothing to say.
 */
function Fit({ children }: { children: ReactNode }) {
  return (
    <div className="not-has-[li]:hidden">
      {children}
      <SourceWord source="worked out" />
    </div>
  );
}

function SmallCard({ resort, slots }: Omit<MapCardProps, 'look'>) {
  const facts = shortFacts(resort, useUnits());
  const fit = slots.renderFit?.(resort);
  return (
    <article aria-label={resort.name}>
      <div className="relative">
        <Photo src={resort.thumbnailUrl} alt="" facts={resort} crop="card" className="aspect-21/9 rounded-none" />
        {slots.renderAction && <div className="absolute top-2.5 right-2.5">{slots.renderAction(resort)}</div>}
      </div>
      <div className="px-4 pt-3 pb-1.5">
        <Name resort={resort} />
        <PlaceAndRating resort={resort} />
        {fit && <Fit>{fit}</Fit>}
        <dl
          data-source="reported"
          className="mt-2 flex justify-between gap-2 border-y border-line text-small leading-[1.35]"
        >
          {facts.map(({ label, value, note }) => (
            <div key={label} className="py-1.5 not-first:border-l not-first:border-line not-first:pl-2.5">
              <dt className="text-caption text-ink-3">{label}</dt>
              {/* Replaced with its text, for browsers that translate the page. */}
              <dd key={value} className="font-semibold tracking-[-.02em]">
                {value ?? <NotReported />}
                {note && <small className="block text-caption font-normal text-ink-3">{` ${note}`}</small>}
              </dd>
            </div>
          ))}
        </dl>
        {slots.renderCompare ? slots.renderCompare(resort) : <div className="h-1.5" />}
      </div>
    </article>
  );
}

function CardSheet({ resort, slots }: Omit<MapCardProps, 'look'>) {
  const [heights, runs, ticket] = shortFacts(resort, useUnits());
  const fit = slots.renderFit?.(resort);
  const runsText = [runs.value, runs.note].filter(Boolean).join(' ');
  const price = ticket.value && [m.card_price_a_day({ price: ticket.value }), ticket.note].filter(Boolean).join(', ');
  const facts = [heights.value, runsText, price].filter(Boolean);
  return (
    <article
      aria-label={resort.name}
      className="animate-fade-in rounded-t-3 bg-surface px-gutter pt-4 pb-[max(.35rem,env(safe-area-inset-bottom))] shadow-dialog"
    >
      <div className="grid grid-cols-[7rem_minmax(0,1fr)] gap-3.5">
        <Photo src={resort.thumbnailUrl} alt="" facts={resort} crop="card" className="self-start" />
        <div>
          <Name resort={resort} />
          <PlaceAndRating resort={resort} />
          {fit ? (
            <Fit>{fit}</Fit>
          ) : (
            <p data-source="reported" className="mt-1 text-small leading-[1.4] font-semibold">
              {facts.join(' · ') || m.card_nothing()}
            </p>
          )}
        </div>
      </div>
      <div className="mt-3 flex items-center justify-between border-t border-line pt-0.5">
        {slots.renderCompare?.(resort)}
        {slots.renderAction && (
          <span className="[&_button]:border-transparent [&_button]:bg-transparent">{slots.renderAction(resort)}</span>
        )}
        <Link
          to={paths.resort(resort.id)}
          aria-label={m.card_open_resort({ resort: resort.name })}
          className="link ml-auto"
        >
          {m.card_open()}
          <ArrowRight aria-hidden />
        </Link>
      </div>
    </article>
  );
}
