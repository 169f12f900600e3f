import { Workbox } from 'workbox-window';
import { WORKER_FILE } from '@/config/offline';

const MINUTE = 60_000;
/** Milliseconds between two looks for a new version, and the least between two when the tab is come back to. */
const LOOK_EVERY = 60 * MINUTE;
const LOOK_AGAIN_AFTER = 10 * MINUTE;

interface WorkerEvents {
  /** The page, until now without a worker, has one. */
  onFirstWorker: () => void;
  /** A new version stands by; `use` reloads the page with it. */
  onNewVersion: (use: () => void) => void;
}

function lookForNewVersions(worker: Workbox): void {
  let lookedAt = Date.now();
  const look = () => {
    lookedAt = Date.now();
    // Without a network there is simply no news.
    worker.update().catch(() => {});
  };
  window.setInterval(look, LOOK_EVERY);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible' && Date.now() - lookedAt > LOOK_AGAIN_AFTER) look();
  });
}

/** Registers the site's service worker. Where there can be none, the site works without. Never reloads by itself. */
export async function registerWorker({ onFirstWorker, onNewVersion }: WorkerEvents): Promise<void> {
  try {
    if (!('serviceWorker' in navigator)) return;
    const hadWorker = navigator.serviceWorker.controller !== null;
    const worker = new Workbox(`/${WORKER_FILE}`);
    worker.addEventListener('controlling', () => {
      if (!hadWorker) onFirstWorker();
    });
    worker.addEventListener('waiting', () =>
      onNewVersion(() => {
        // Only this tab asked for it; another one keeps what is typed in it.
        worker.addEventListener('controlling', () => window.location.reload());
        worker.messageSkipWaiting();
      }),
    );
    await worker.register({ immediate: true });
    lookForNewVersions(worker);
  } catch {
    // Workers are switched off, or the disk is full.
  }
}
