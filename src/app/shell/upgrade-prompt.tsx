import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { lazyWithRetry } from '@/components/lazy-with-retry';
import { closeUpgradePrompt, showPath, useUpgradePrompt } from '@/features/favorites/upgrade-prompt';

/** If the dialog's chunk is missing, the toast still explains the limit; the next attempt requests the chunk again. */
function Unavailable() {
  useEffect(closeUpgradePrompt, []);
  return null;
}

const UpgradeDialog = lazyWithRetry(
  () => import('@/features/favorites/upgrade-dialog'),
  ({ UpgradeDialog }) => UpgradeDialog,
  Unavailable,
);

/** The upgrade dialog, a lazy chunk that is loaded when a guest first reaches the limit. */
export function UpgradePrompt() {
  const { pathname } = useLocation();
  useEffect(() => showPath(pathname), [pathname]);
  const isOpen = useUpgradePrompt();
  return isOpen ? <UpgradeDialog /> : null;
}
