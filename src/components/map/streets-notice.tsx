import { leavingFocusAround } from '@/lib/focus-heading';
import { m } from '@/paraglide/messages';

interface StreetsNoticeProps {
  onRetry: () => void;
  /** What is said in place of "Streets could not be loaded." */
  message?: string;
}

/** One line that says that the tiles of a map did not load; the base map is shown without them. */
export function StreetsNotice({ onRetry, message = m.map_streets_failed() }: StreetsNoticeProps) {
  return (
    <p role="status" className="w-fit rounded-2 bg-surface/90 px-3 text-small text-ink-2">
      <span>{message}</span>{' '}
      <button type="button" onClick={leavingFocusAround(onRetry)} className="link min-h-11 px-1">
        {m.action_try_again()}
      </button>
    </p>
  );
}
