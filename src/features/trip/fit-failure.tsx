import { leavingFocusAround } from '@/lib/focus-heading';
import { m } from '@/paraglide/messages';

/** Shown if the code of the trip's rules could not be loaded, with a retry button. */
export function FitFailure({ onRetry }: { onRetry: () => void }) {
  return (
    <p
      role="alert"
      className="col-span-full flex flex-wrap items-baseline gap-x-3 pb-2 text-small leading-[1.4] text-ink-2"
    >
      <span>{m.trip_fit_failed()}</span>
      <button type="button" className="link" onClick={leavingFocusAround(onRetry)}>
        {m.action_retry()}
      </button>
    </p>
  );
}
