import { Info } from 'lucide-react';
import { type ReactNode, useMemo } from 'react';
import { cn } from '@/lib/class-names';
import { importChunk } from '@/lib/import-chunk';
import { useChunkState } from '@/lib/use-chunk';
import { formatTripLink } from './trip-link';
import { today } from './trip-storage';
import { useTrip } from './use-trip';

const problems = importChunk(() => import('./link/link-problem'));

interface LinkNoteProps {
  /** What else is to be announced; nothing is shown of it. */
  children?: ReactNode;
  className?: string;
}

/** One line below the trip of a link that could not be read in full, which says what is missing. */
export function LinkNote({ children, className }: LinkNoteProps) {
  const { trip, addressLink, isOriginUnknown } = useTrip();
  const { module: words, hasFailed } = useChunkState(problems, addressLink !== '');
  const linkNote = useMemo(
    () => (addressLink === '' ? null : words?.linkProblem(addressLink, { today: today(), isOriginUnknown })),
    [words, addressLink, isOriginUnknown],
  );
  // Where the link is not in force as it stands, the line stands before its words are there.
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
