import { Plus } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import type { Resort } from '@/api/resorts/resort.schema';
import { lazyWithRetry } from '@/components/lazy-with-retry';
import { Button } from '@/components/ui/button';
import { useLazyOpening } from '@/components/use-lazy-opening';
import { COMPARED_MAX } from '@/config/constants';
import { m } from '@/paraglide/messages';

const AddResortDialog = lazyWithRetry(
  () => import('./add-resort-dialog'),
  ({ AddResortDialog }) => AddResortDialog,
);

interface AddResortProps {
  /** The catalogue, best rated first. */
  resorts: readonly Resort[];
  /** Ids of the resorts already compared. */
  taken: readonly string[];
  /** Shown while the catalogue is incomplete. */
  notice: ReactNode;
  onAdd: (resort: Resort) => void;
  isPrimary?: boolean;
  /** At most this many resorts. */
  most?: number;
}

/** The button that adds a resort, while there is room for another. */
export function AddResort({ resorts, taken, notice, onAdd, isPrimary = false, most = COMPARED_MAX }: AddResortProps) {
  const { isOpen: isLoaded, isPending, open, reach } = useLazyOpening(AddResortDialog);
  const [isClosed, setIsClosed] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const isFull = taken.length >= most;
  const fullWords = most === COMPARED_MAX ? m.compare_most_four() : m.compare_most({ most });
  return (
    <>
      <Button
        ref={button}
        variant={isPrimary ? 'primary' : 'default'}
        size={isPrimary ? 'default' : 'small'}
        aria-disabled={isFull}
        busy={isPending}
        title={isFull ? fullWords : undefined}
        onClick={() => {
          setIsClosed(false);
          open();
        }}
        {...reach}
      >
        <Plus aria-hidden />
        {m.compare_add()}
      </Button>
      {isLoaded && (
        <AddResortDialog
          isOpen={!isClosed}
          onClose={() => setIsClosed(true)}
          onClosed={() => button.current?.focus()}
          resorts={resorts}
          taken={taken}
          notice={notice}
          onAdd={(resort) => {
            // An option may be pressed again while the dialog closes.
            if (isClosed) return;
            setIsClosed(true);
            onAdd(resort);
          }}
        />
      )}
    </>
  );
}
