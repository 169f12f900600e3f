import type { CatalogueLoading } from '@/api/catalogue/use-catalogue';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { ChangingText } from '@/components/ui/changing-text';
import { leavingFocusAround } from '@/lib/focus-heading';
import { formatCount } from '@/lib/format';
import { m } from '@/paraglide/messages';

interface CatalogueNoticeProps extends Omit<CatalogueLoading, 'cancel'> {
  /** Undefined where loading cannot be cancelled. */
  cancel: CatalogueLoading['cancel'] | undefined;
}

/** Says how many resorts a result is based on if that is not all: loading, cancelled, failed, or above the cap. */
export function CatalogueNotice(props: CatalogueNoticeProps) {
  const { progress, isLoading, error, retry, cancel } = props;
  const { loaded, expected, total, isComplete, isCapped } = progress;
  if (isComplete && !isCapped) return null;
  const counted = { held: formatCount(loaded), wanted: expected > 0 ? formatCount(expected) : '…' };
  if (isComplete) {
    const words = m.catalogue_first({ held: formatCount(expected), total: formatCount(total) });
    return (
      <Alert role="status">
        <ChangingText>{words}</ChangingText>
      </Alert>
    );
  }
  if (isLoading) {
    return (
      <Alert
        action={
          cancel && (
            <Button size="small" onClick={cancel}>
              {m.action_cancel()}
            </Button>
          )
        }
      >
        {/* Without the count, which would be announced with each page. */}
        <span role="status" className="sr-only">
          {m.loading_resorts()}
        </span>
        <ChangingText>{m.catalogue_loading(counted)}</ChangingText>
        <progress
          className="mt-1.5 block h-1 w-full appearance-none overflow-hidden rounded-1 bg-glacier-line [&::-moz-progress-bar]:bg-glacier [&::-webkit-progress-bar]:bg-glacier-line [&::-webkit-progress-value]:bg-glacier"
          max={Math.max(expected, 1)}
          value={loaded}
          aria-label={m.catalogue_loaded()}
        />
      </Alert>
    );
  }
  const words = loaded > 0 ? m.catalogue_part(counted) : m.catalogue_failed();
  return (
    <Alert
      variant="warn"
      role="alert"
      action={
        <Button size="small" onClick={leavingFocusAround(retry)}>
          {m.action_try_again()}
        </Button>
      }
    >
      <ChangingText>{error ? `${words} ${error.message}` : words}</ChangingText>
    </Alert>
  );
}
