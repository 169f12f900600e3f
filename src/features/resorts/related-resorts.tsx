import { type ReactNode, useMemo } from 'react';
import type { Resort } from '@/api/resorts/resort.schema';
import { RuledHeading } from '@/components/ruled-heading';
import { ResortGrid } from './card/resort-grid';
import { useResortsById } from './use-resorts-by-id';

interface RelatedResortsProps {
  /** In the order they are shown; unknown ones are left out. */
  ids: readonly string[];
  /** What is rendered on each card's picture, such as the heart. */
  renderAction?: (resort: Resort) => ReactNode;
}

/** Resorts an article speaks of. Nothing at all when none of them is known. */
export function RelatedResorts({ ids, renderAction }: RelatedResortsProps) {
  const resorts = useResortsById(useMemo(() => ids.map((id) => ({ id })), [ids]));
  if (resorts.length === 0) return null;
  return (
    <section aria-labelledby="related-resorts">
      <RuledHeading id="related-resorts">Related resorts</RuledHeading>
      <ResortGrid resorts={resorts} columns="three" renderAction={renderAction} />
    </section>
  );
}
