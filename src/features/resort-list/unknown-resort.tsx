import { X } from 'lucide-react';
import { useLocation, useNavigate } from 'react-router-dom';
import { NoResortAt } from '@/components/no-resort-at';
import { Alert } from '@/components/ui/alert';
import { IconButton } from '@/components/ui/icon-button';
import { focusHeading } from '@/lib/focus-heading';
import { readRecord } from '@/lib/lenient';
import { plainText, shownId } from '@/lib/plain-text';
import { m } from '@/paraglide/messages';
import { NearestNamesLine } from './nearest-names';

/**
 * Router state of the list for a visitor whose resort does not exist. Not part of the address, so no link carries it.
 */
export const unknownResortState = (id: string): { unknownResort: string } => ({ unknownResort: id });

/** The requested id, shortened because anybody may have written it into an address; '' without one. */
function readUnknownResort(state: unknown): string {
  const { unknownResort } = readRecord(state);
  return typeof unknownResort === 'string' ? shownId(plainText(unknownResort)) : '';
}

/** Names the resort that was not found, and suggests similar names. Can be closed. Null for anyone else. */
export function UnknownResort() {
  const { search, hash, state } = useLocation();
  const navigate = useNavigate();
  const id = readUnknownResort(state);
  if (id === '') return null;
  const close = () => {
    focusHeading();
    const { unknownResort: _, ...others } = readRecord(state);
    void navigate({ search, hash }, { replace: true, state: others, preventScrollReset: true });
  };
  return (
    <div className="wrap pt-2 pb-4">
      <Alert
        role="status"
        action={
          <IconButton label={m.action_close()} onClick={close}>
            <X aria-hidden />
          </IconButton>
        }
      >
        <NoResortAt ids={[id]} />
        <NearestNamesLine text={id} />
      </Alert>
    </div>
  );
}
