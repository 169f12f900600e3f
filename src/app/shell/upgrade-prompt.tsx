import { lazy, Suspense } from 'react';
import { Photo } from '@/components/photo';
import { useUpgradePrompt } from '@/features/favorites/upgrade-prompt';

const UpgradeDialog = lazy(() =>
  import('@/features/favorites/upgrade-dialog').then(
    ({ UpgradeDialog }) => ({ default: UpgradeDialog }),
    // Without its code there is still the toast that names the limit; the page must not go down with the dialog.
    () => ({ default: () => null }),
  ),
);

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
