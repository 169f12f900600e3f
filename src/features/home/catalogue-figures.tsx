import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { resortQueries } from '@/api/resorts/resorts.queries';
import { formatCount } from '@/lib/format';
import { useNearView } from '@/lib/use-near-view';
import { m } from '@/paraglide/messages';
import { useResortCount } from './use-resort-count';

/**
 * "In 27 countries today", counted by the API. Also requests the number of resorts that other parts of the page show.
 * Empty, at its full height, until both are known; requested when the line is near the viewport.
 */
export function CatalogueFigures() {
  const line = useRef<HTMLParagraphElement>(null);
  const enabled = useNearView(line);
  const { isKnown } = useResortCount(enabled);
  const { data: options } = useQuery({ ...resortQueries.filterOptions(), enabled });
  const countries = options?.countries.length ?? 0;
  return (
    <p ref={line} data-source="reported" className="mt-1.5 min-h-lh text-caption text-ink-3">
      {isKnown && countries > 0 && (
        <span key={countries}>{m.home_countries({ count: countries, shown: formatCount(countries) })}</span>
      )}
    </p>
  );
}
