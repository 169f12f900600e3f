import { useRef } from 'react';
import type { NamedPlace, Resort } from '@/api/resorts/resort.schema';
import { lazyWithRetry } from '@/components/lazy-with-retry';
import { useNearView } from '@/lib/use-near-view';
import { AlternativesSkeleton } from './alternatives-skeleton';

/** A page is whole without it: where the code does not come, it ends as it did. */
const Nothing = () => null;

const Alternatives = lazyWithRetry(
  () => import('./alternatives'),
  ({ Alternatives }) => Alternatives,
  Nothing,
);

interface NearAndAlikeProps {
  resort: Resort;
  /** Where the visitor's trip starts; null without. */
  place: NamedPlace | null;
}

/** The end of a resort's page: where to look next. Its code and the catalogue are fetched once the view is near it. */
export function NearAndAlike(props: NearAndAlikeProps) {
  const end = useRef<HTMLDivElement>(null);
  const isNear = useNearView(end, '800px');
  return (
    <div ref={end} className="print:hidden">
      {isNear ? <Alternatives {...props} fallback={<AlternativesSkeleton />} /> : null}
    </div>
  );
}
