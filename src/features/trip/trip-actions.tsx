import { Pencil, X } from 'lucide-react';
import { noTrip } from '@/domain/trip/trip';
import { cn } from '@/lib/class-names';
import { m } from '@/paraglide/messages';
import { useTrip } from './use-trip';
import type { OpenerProps } from './use-trip-editor';

const actionClasses = 'inline-flex min-h-11 items-center gap-[.4em] text-small font-semibold';
/** Of the button that changes the trip. The border shows that it is expanded where the tint does not: on a tinted block. */
export const changeClasses = `${actionClasses} -mx-3 rounded-2 border-[1.5px] border-transparent px-3 text-glacier aria-expanded:border-glacier aria-expanded:bg-glacier-tint`;

/** The content of the button that changes the trip. */
export function ChangeLabel() {
  return (
    <>
      <Pencil aria-hidden />
      <span className="underline decoration-glacier-line decoration-2 underline-offset-4">{m.trip_change()}</span>
    </>
  );
}

interface TripActionsProps {
  announce: (words: string) => void;
  opener: OpenerProps;
  className?: string;
}

/** Actions for the whole trip: change or clear it; for a link's trip, keep it or use one's own. */
export function TripActions({ announce, opener, className }: TripActionsProps) {
  const { isFromLink, hasOwn, keep, returnToOwn, save } = useTrip();
  const onKeep = () => {
    keep();
    // If it has replaced another trip, a toast says so.
    announce(hasOwn ? '' : m.trip_kept());
  };
  const onLeave = () => {
    returnToOwn();
    announce(hasOwn ? m.trip_restored() : m.trip_gone());
  };
  const onClear = () => {
    save(noTrip);
    // A toast says so; what was announced of the trip is no longer true.
    announce('');
  };
  return (
    <div className={cn('flex max-w-full flex-none flex-wrap gap-x-5', className)}>
      {isFromLink ? (
        <>
          <button type="button" className="link text-small" onClick={onKeep}>
            {m.trip_keep()}
          </button>
          {/* Keyed, because the "Clear" button that replaces it must not inherit the focus. */}
          <button key="leave" type="button" className="link text-small" onClick={onLeave}>
            {hasOwn ? <span key="own">{m.trip_use_mine()}</span> : <span key="none">{m.trip_clear()}</span>}
          </button>
        </>
      ) : (
        <>
          {/* Not a component of its own: "Keep it" becomes this button, which inherits its focus. */}
          <button type="button" className={changeClasses} {...opener}>
            <ChangeLabel />
          </button>
          <button type="button" className={cn(actionClasses, 'text-ink-2 hover:text-ink')} onClick={onClear}>
            <X aria-hidden />
            {m.trip_clear()}
          </button>
        </>
      )}
    </div>
  );
}
