import { useMemo } from 'react';
import { useCatalogue } from '@/api/catalogue/use-catalogue';
import type { NamedPlace, Resort } from '@/api/resorts/resort.schema';
import { CatalogueNotice } from '@/components/catalogue-notice';
import { HowWeKnow } from '@/components/how-we-know';
import { alikeResorts, nearResorts } from '@/domain/alike-resorts';
import { m } from '@/paraglide/messages';
import { AlikeCard } from './alike-card';
import { AlternativesSkeleton } from './alternatives-skeleton';
import { NearList } from './near-list';

interface AlternativesProps {
  resort: Resort;
  place: NamedPlace | null;
}

const none: readonly Resort[] = [];

/** The nearest resorts, and similar ones that are clearly better in one way. */
export function Alternatives({ resort, place }: AlternativesProps) {
  const catalogueState = useCatalogue(true);
  const resorts = catalogueState.resorts ?? none;
  const near = useMemo(() => nearResorts(resort, resorts), [resort, resorts]);
  const alike = useMemo(() => alikeResorts(resort, resorts, place), [resort, resorts, place]);
  if (catalogueState.isLoading) return <AlternativesSkeleton />;
  const notice = <CatalogueNotice {...catalogueState} />;
  if (near.length === 0 && alike.length === 0) {
    return catalogueState.catalogue?.isComplete ? null : (
      <div className="wrap border-t border-line py-12">{notice}</div>
    );
  }
  return (
    <div className="border-t border-line">
      <div className="wrap alternatives">
        <div className="col-span-full empty:hidden">{notice}</div>
        {near.length > 0 && <NearList name={resort.name} near={near} />}
        {alike.length > 0 && (
          <section aria-labelledby="alike" className="min-w-0">
            <h2 id="alike" className="mb-5 text-[1.875rem]">
              <span key={resort.name}>{m.alike_title({ resort: resort.name })}</span>
            </h2>
            <ul className="alternatives-alike">
              {alike.map((one) => (
                <AlikeCard key={one.kind} alike={one} placeName={place?.name} />
              ))}
            </ul>
            <div className="mt-5 max-w-[46em] text-caption text-ink-3">
              <p>{m.alike_note()}</p>
              <HowWeKnow />
            </div>
          </section>
        )}
      </div>
    </div>
  );
}
