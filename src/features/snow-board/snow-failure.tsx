import { TriangleAlert } from 'lucide-react';
import { tableRoles } from '@/components/table-roles';
import { Button } from '@/components/ui/button';
import { m } from '@/paraglide/messages';

/** In place of a figure whose report has failed. */
export const NotLoaded = () => <span className="block text-small text-on-board-2">{m.snow_not_loaded()}</span>;

export interface RetryButtonProps {
  id: string;
  /** '' while the resort is unknown. */
  name: string;
  /** One of its reports has failed, and something is being requested. */
  isRetrying: boolean;
  onRetry: (id: string) => void;
}

/** Requests a resort's failed reports again. */
export function RetryButton({ id, name, isRetrying, onRetry }: RetryButtonProps) {
  return (
    <Button
      variant="on-board"
      size="small"
      aria-label={m.snow_retry_resort({ resort: name })}
      busy={isRetrying}
      busyLabel={m.action_retry()}
      onClick={() => onRetry(id)}
    >
      {m.action_retry()}
    </Button>
  );
}

/** Replaces a row's figures when neither report loaded. */
export function FailedRow(props: RetryButtonProps) {
  return (
    <td {...tableRoles.cell} className="col-span-3 lg:col-span-6">
      <div className="flex items-center justify-between gap-4 pt-2 lg:min-h-20 lg:pt-0">
        <p className="flex items-center gap-2.5 text-on-board-2">
          <TriangleAlert aria-hidden className="shrink-0 text-on-board" />
          {m.snow_report_failed()}
        </p>
        <RetryButton {...props} />
      </div>
    </td>
  );
}
