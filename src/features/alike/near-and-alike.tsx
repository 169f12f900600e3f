import { useRef } from 'react';
import type { NamedPlace, Resort } from '@/api/resorts/resort.schema';
import { lazyWithRetry } from '@/components/lazy-with-retry';
import { useNearView } from '@/lib/use-near-view';
import { AlternativesSkeleton } from './alternatives-skeleton';

/** The section is optional: if its code fails to load, it is left out. */
const Alternatives = lazyWithRetry(
  () => import('./alternatives'),
  ({ Alternatives }) => Alternatives,
  () => null,
);

interface NearAndAlikeProps {
  resort: Resort;
  /** Where the visitor's trip starts; null without. */
  place: NamedPlace | null;
}

/** The end of a resort's page: where to look next. Code and catalogue are fetched once it comes near the viewport. */
export function NearAndAlike(props: NearAndAlikeProps) {
  const end = useRef<HTMLDivElement>(null);
  const isNear = useNearView(end, '800px');
  return (
    <div ref={end} className="print:hidden">
      {isNear && <Alternatives {...props} fallback={<AlternativesSkeleton />} />}
    </div>
  );
}
