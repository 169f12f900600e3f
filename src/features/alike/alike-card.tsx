import { Minus, Plus } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Photo } from '@/components/photo';
import { ResortRating } from '@/components/resort-card/resort-rating';
import { paths } from '@/config/paths';
import type { AlikeResort } from '@/domain/alike-resorts';
import { countryName } from '@/lib/country-names';
import { useUnits } from '@/lib/units';
import { m } from '@/paraglide/messages';
import { alikeLabels, gainText, givesUpText } from './alike-words';

interface AlikeCardProps {
  alike: AlikeResort;
  /** Name of the place the trip starts from. */
  placeName: string | undefined;
}

/** A resort that is similar but better in one way: what you gain, and what you give up. */
export function AlikeCard({ alike, placeName }: AlikeCardProps) {
  const units = useUnits();
  const { kind, resort } = alike;
  const lines = [
    { Icon: Plus, words: gainText(alike, units, placeName) },
    { Icon: Minus, words: givesUpText(alike, units) },
  ];
  return (
    <li className="group/card relative min-w-0">
      <p className="border-t-2 border-ink pt-2.5 pb-3.5 font-display text-[1.25rem] leading-[1.2] font-[560] tracking-item">
        {alikeLabels[kind]}
      </p>
      <Photo src={resort.thumbnailUrl} alt="" facts={resort} crop="card" className="aspect-16/10" />
      <h3 className="mt-3">
        <Link
          to={paths.resort(resort.id)}
          className="group-hover/card:underline group-hover/card:decoration-2 group-hover/card:underline-offset-[.16em] after:absolute after:inset-0 after:rounded-2"
        >
          {resort.name}
        </Link>
      </h3>
      <div className="flex items-baseline justify-between gap-3">
        <p className="text-small text-ink-3">{countryName(resort.country)}</p>
        {resort.rating > 0 ? (
          <p data-source="reported">
            <ResortRating rating={resort.rating}>
              <span className="text-caption font-normal text-ink-3">/5</span>
            </ResortRating>
          </p>
        ) : (
          <p className="text-small text-ink-3">{m.no_scores()}</p>
        )}
      </div>
      <ul data-source="worked out" className="mt-2.5 grid gap-1.5 text-small leading-[1.35] text-ink-2">
        {lines.map(({ Icon, words }) => (
          <li key={words} className="grid grid-cols-[1.4rem_minmax(0,1fr)]">
            <Icon aria-hidden className="mt-[.16em] size-4! stroke-[2.25]! text-ink-3" />
            <span>{words}</span>
          </li>
        ))}
      </ul>
    </li>
  );
}
