import { Link } from 'react-router-dom';
import { Photo } from '@/components/photo';
import { ChangingText } from '@/components/ui/changing-text';
import { paths } from '@/config/paths';
import type { NearResort } from '@/domain/alike-resorts';
import { useUnits } from '@/lib/units';
import { m } from '@/paraglide/messages';
import { nearText } from './alike-words';

interface NearListProps {
  /** The resort whose neighbours they are. */
  name: string;
  near: readonly NearResort[];
}

/** The nearest resorts with their distance in a straight line. */
export function NearList({ name, near }: NearListProps) {
  const units = useUnits();
  return (
    <section aria-labelledby="near" className="min-w-0">
      <h2 id="near" className="mb-5 text-[1.875rem]">
        <span key={name}>{m.alike_near({ resort: name })}</span>
      </h2>
      <ol className="border-t-2 border-ink">
        {near.map(({ resort, km }) => {
          const away = units.distance(km);
          const facts = nearText(resort, units);
          return (
            <li key={resort.id} className="not-first:border-t not-first:border-line">
              <Link
                to={paths.resort(resort.id)}
                className="group/near grid grid-cols-[92px_minmax(0,1fr)_auto] items-center gap-3.5 py-3.5 max-[22rem]:grid-cols-[minmax(0,1fr)_auto] max-[22rem]:[&>.picture]:hidden"
              >
                <Photo src={resort.thumbnailUrl} alt="" facts={resort} crop="card" className="rounded-1" />
                <span className="min-w-0 wrap-anywhere">
                  <b className="block font-display text-[1.1875rem] leading-[1.18] font-[540] tracking-[-.012em] group-hover/near:underline group-hover/near:decoration-2 group-hover/near:underline-offset-[.16em]">
                    {resort.name}
                  </b>
                  <span key={facts} data-source="reported" className="mt-1 block text-caption text-ink-3">
                    {facts}
                  </span>
                </span>
                <span
                  data-source="worked out"
                  className="text-[1.625rem] leading-none font-panel tracking-number whitespace-nowrap"
                >
                  <ChangingText>{away.value}</ChangingText>
                  <small key={away.unit} className="text-[.5em] font-medium tracking-normal">
                    {`\u00a0${away.unit}`}
                  </small>
                  {/* Tells it from the length of the slopes before it. */}
                  <span className="sr-only">{` ${m.alike_away()}`}</span>
                </span>
              </Link>
            </li>
          );
        })}
      </ol>
      <p className="mt-5 text-caption text-ink-3">{m.alike_distances()}</p>
    </section>
  );
}
