import { Info } from 'lucide-react';
import type { ReactNode } from 'react';
import { cn } from '@/lib/class-names';
import { importChunk } from '@/lib/import-chunk';
import { useChunkState } from '@/lib/use-chunk';
import { formatTripLink } from './trip-link';
import { today } from './trip-storage';
import { useTrip } from './use-trip';

const problems = importChunk(() => import('./link/link-problem'));

interface LinkNoteProps {
  /** Further announcements, visually hidden. */
  children?: ReactNode;
  className?: string;
}

/** A line below the trip of a link that could not be applied in full, explaining what is missing. */
export function LinkNote({ children, className }: LinkNoteProps) {
  const { trip, addressLink, isOriginUnknown } = useTrip();
  const { module: words, hasFailed } = useChunkState(problems, addressLink !== '');
  const linkNote = words?.linkProblem(addressLink, { today: today(), isOriginUnknown });
  // If the link is not applied as it is, reserve the line until its text is loaded.
  const isAwaited = !words && !hasFailed && addressLink !== '' && formatTripLink(trip) !== addressLink;
  return (
    <div role="status">
      {(linkNote || isAwaited) && (
        <p key={linkNote} className={cn('flex gap-2 pb-2 text-small leading-[1.4] text-ink-2', className)}>
          <Info aria-hidden className="mt-[.15em] size-4! flex-none text-glacier" />
          <span>{linkNote}</span>
        </p>
      )}
      {children}
    </div>
  );
}
