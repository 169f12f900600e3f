import type { FailedResorts } from '@/api/resorts/use-resorts-by-id';
import { focusHeading } from '@/lib/focus-heading';
import { useRestoreFocus } from '@/lib/use-restore-focus';
import { m } from '@/paraglide/messages';
import { LoadError } from './load-error';

interface ResortsFailedProps {
  /** Null when all of them have loaded. */
  failure: FailedResorts | null;
  className?: string;
}

/** Says that some of a page's resorts could not be loaded, with a button that tries again. */
export function ResortsFailed({ failure, className }: ResortsFailedProps) {
  useRestoreFocus(focusHeading, failure === null);
  if (!failure) return null;
  return (
    <LoadError
      title={failure.ids.length === 1 ? m.resorts_one_failed() : m.resorts_list_failed()}
      message={failure.error.message}
      actions={[{ label: m.action_try_again(), onClick: failure.retry }]}
      className={className}
    />
  );
}
