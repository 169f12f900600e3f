import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import type { Resort } from '@/api/resorts/resort.schema';
import { Photo } from '@/components/photo';
import { useUpgradePrompt } from '@/features/favorites/upgrade-prompt';

type Dialog = ComponentType<{ renderPicture: (resort: Resort) => ReactNode }>;

// Without its code there is still the toast that names the limit; the page must not go down with the dialog.
const nothing: Dialog = () => null;
const loadDialog = () =>
  import('@/features/favorites/upgrade-dialog').then(({ UpgradeDialog }): Dialog => UpgradeDialog);
const UpgradeDialog = lazy(async () => ({ default: await loadDialog().catch(() => nothing) }));

/** Stands by for the upgrade dialog, whose code is loaded when a guest first reaches the limit. */
export function UpgradePrompt() {
  const isOpen = useUpgradePrompt();
  return isOpen ? (
    <Suspense fallback={null}>
      <UpgradeDialog
        renderPicture={(resort) => <Photo src={resort.thumbnailUrl} alt={resort.name} facts={resort} crop="card" />}
      />
    </Suspense>
  ) : null;
}
