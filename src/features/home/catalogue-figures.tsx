import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { resortQueries } from '@/api/resorts/resorts.queries';
import { formatCount } from '@/lib/format';
import { useNearView } from '@/lib/use-near-view';
import { m } from '@/paraglide/messages';
import { useResortCount } from './use-resort-count';

/**
 * "In 27 countries today", as the API counts them, and with it the number of resorts for all who show it; the place of the line is
 * kept, and nothing stands there until both are known. Both are requested when the line comes near the screen.
 */
export function CatalogueFigures() {
  const line = useRef<HTMLParagraphElement>(null);
  const enabled = useNearView(line);
  const { isKnown } = useResortCount(enabled);
  const { data: options } = useQuery({ ...resortQueries.filterOptions(), enabled });
  const countries = options?.countries.length ?? 0;
  return (
    <p ref={line} data-source="reported" className="mt-1.5 min-h-[1lh] text-caption text-ink-3">
      {isKnown && countries > 0 && (
        <span key={countries}>{m.home_countries({ count: countries, shown: formatCount(countries) })}</span>
      )}
    </p>
  );
}
