import { X } from 'lucide-react';
import { useLocation, useNavigate } from 'react-router-dom';
import { NoResortAt } from '@/components/no-resort-at';
import { Alert } from '@/components/ui/alert';
import { IconButton } from '@/components/ui/icon-button';
import { plainText, shownId } from '@/lib/plain-text';
import { m } from '@/paraglide/messages';
import { NearestNamesLine } from './nearest-names';

/** Router state of the list for a visitor who looked for a resort that is not there. It is no filter, so no link carries it. */
export const unknownResortState = (id: string): { unknownResort: string } => ({ unknownResort: id });

/** The id that was looked for, shortened: anybody may have written it into an address. '' where none was. */
function readUnknownResort(state: unknown): string {
  const { unknownResort } = (state ?? {}) as Record<string, unknown>;
  return typeof unknownResort === 'string' ? shownId(plainText(unknownResort)) : '';
}

/** Says which resort was not found, and what is called similarly; nothing for anybody else. It can be closed. */
export function UnknownResort({ onClose }: { onClose: () => void }) {
  const { state } = useLocation();
  const id = readUnknownResort(state);
  return id === '' ? null : <UnknownResortNote id={id} onClose={onClose} />;
}

function UnknownResortNote({ id, onClose }: { id: string; onClose: () => void }) {
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  const close = () => {
    onClose();
    void navigate({ search, hash }, { replace: true, state: null, preventScrollReset: true });
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
        <NearestNamesLine wanted={id} />
      </Alert>
    </div>
  );
}
