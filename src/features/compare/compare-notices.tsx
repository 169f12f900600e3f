import { LoadError } from '@/components/load-error';
import { NoResortAt } from '@/components/no-resort-at';
import { Alert } from '@/components/ui/alert';
import { ChangingText } from '@/components/ui/changing-text';
import { shownId } from '@/lib/plain-text';
import { m } from '@/paraglide/messages';
import { surplusSentence, unknownOutcome } from './compare-page-words';
import type { ComparedResort } from './use-compared-resorts';

interface CompareNoticesProps {
  compared: readonly ComparedResort[];
  /** Ids above the limit. */
  surplus: readonly string[];
  /** Removes a resort that failed to load. */
  onLeaveOut: (id: string) => void;
}

/** Says which ids of the address are not compared: unknown, too many, or failed to load. */
export function CompareNotices({ compared, surplus, onLeaveOut }: CompareNoticesProps) {
  const unknown = compared.filter(({ state }) => state === 'unknown').map(({ id }) => shownId(id));
  const known = compared.length - unknown.length;
  return (
    <div className="mt-5 grid gap-3 empty:hidden">
      {unknown.length > 0 ? (
        <Alert role="status">
          <NoResortAt ids={unknown} outcome={unknownOutcome(unknown.length)} />
        </Alert>
      ) : null}
      {surplus.length > 0 ? (
        <Alert role="status">
          <ChangingText>{surplusSentence(surplus.map(shownId), known)}</ChangingText>
        </Alert>
      ) : null}
      {compared.map((one) =>
        one.state === 'failed' ? (
          <LoadError
            key={one.id}
            title={m.resorts_one_failed()}
            message={`${m.compare_quoted({ id: shownId(one.id) })}: ${one.error.message}`}
            actions={[
              { label: m.compare_retry(), onClick: one.retry, busy: one.isRetrying },
              { label: m.compare_leave_out(), onClick: () => onLeaveOut(one.id) },
            ]}
          />
        ) : null,
      )}
    </div>
  );
}
