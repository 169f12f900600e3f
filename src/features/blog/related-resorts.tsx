import { useMemo } from 'react';
import { useResortsById } from '@/api/resorts/use-resorts-by-id';
import type { CardSlots } from '@/components/resort-card/card-slots';
import { ResortGrid } from '@/components/resort-card/resort-grid';
import { RuledHeading } from '@/components/ruled-heading';
import { m } from '@/paraglide/messages';

interface RelatedResortsProps {
  /** In the order they are shown; those that are unknown or fail to load are left out. */
  ids: readonly string[];
  /** What other features render on the cards. */
  slots: CardSlots;
}

/** Resorts an article is about; nothing if none of them is known. */
export function RelatedResorts({ ids, slots }: RelatedResortsProps) {
  const { resorts } = useResortsById(useMemo(() => ids.map((resortId) => ({ resortId })), [ids]));
  if (!resorts?.length) return null;
  return (
    <section aria-labelledby="related-resorts">
      <RuledHeading id="related-resorts">{m.blog_related()}</RuledHeading>
      <ResortGrid resorts={resorts} columns="three" slots={slots} />
    </section>
  );
}
