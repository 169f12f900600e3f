import { LoadError } from '@/components/load-error';
import { NoResortAt } from '@/components/no-resort-at';
import { Alert } from '@/components/ui/alert';
import { ChangingText } from '@/components/ui/changing-text';
import { COMPARED_MAX } from '@/config/constants';
import { leavingFocusOnHeading } from '@/lib/focus-heading';
import { shownId } from '@/lib/plain-text';
import { m } from '@/paraglide/messages';
import type { ComparedResort } from './use-compared-resorts';

interface CompareNoticesProps {
  compared: readonly ComparedResort[];
  /** Ids above the limit, or not looked up after too many unknown ones. */
  surplus: readonly string[];
  /** Removes a resort that failed to load. */
  onLeaveOut: (id: string) => void;
}

/** Says which ids of the address are not compared: unknown, too many, or failed to load. */
export function CompareNotices({ compared, surplus, onLeaveOut }: CompareNoticesProps) {
  const unknown = compared.filter(({ state }) => state === 'unknown').map(({ id }) => shownId(id));
  const isFull = compared.length - unknown.length >= COMPARED_MAX;
  const ids = surplus.map((id) => m.compare_quoted({ id: shownId(id) })).join(', ');
  return (
    <div className="mt-5 grid gap-3 empty:hidden">
      {unknown.length > 0 && (
        <Alert role="status">
          <NoResortAt ids={unknown} outcome={m.compare_outcome({ count: unknown.length })} />
        </Alert>
      )}
      {surplus.length > 0 && (
        <Alert role="status">
          <ChangingText>{isFull ? m.compare_surplus_four({ ids }) : m.compare_surplus_link({ ids })}</ChangingText>
        </Alert>
      )}
      {compared
        .filter((one) => one.state === 'failed')
        .map((one) => (
          <LoadError
            key={one.id}
            title={m.resorts_one_failed()}
            message={m.compare_failed_of({ id: shownId(one.id), reason: one.error.message })}
            actions={[
              { label: m.action_try_again(), onClick: leavingFocusOnHeading(one.retry) },
              { label: m.compare_leave_out(), onClick: () => onLeaveOut(one.id) },
            ]}
          />
        ))}
    </div>
  );
}
