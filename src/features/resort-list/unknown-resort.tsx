import { X } from 'lucide-react';
import { useLocation, useNavigate } from 'react-router-dom';
import { NoResortAt } from '@/components/no-resort-at';
import { Alert } from '@/components/ui/alert';
import { IconButton } from '@/components/ui/icon-button';
import { focusHeading } from '@/lib/focus-heading';
import { readRecord } from '@/lib/lenient';
import { m } from '@/paraglide/messages';
import { NearestNamesLine } from './nearest-names';
import { readUnknownResort } from './unknown-resort-state';

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
        <NearestNamesLine text={id} missing={id} />
      </Alert>
    </div>
  );
}
