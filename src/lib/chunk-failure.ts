import { networkError } from '@/config/error-catalogue';
import { messages } from '@/config/messages';
import { notify } from './notify';

/**
 * Whether a missing chunk means that the site has been deployed anew since this tab was opened: its old files are gone
 * while the server is there. False where there is no network. Never rejects.
 */
export async function hasNewVersion(): Promise<boolean> {
  if (!navigator.onLine) return false;
  try {
    // HEAD, so that no cached document of the service worker is taken for the server's response.
    const { ok } = await fetch('/', { method: 'HEAD', cache: 'no-store' });
    return ok;
  } catch {
    return false;
  }
}

/** Announces why something does not open whose chunk is missing: no network, or a new version, which a reload brings. */
export async function announceChunkFailure(): Promise<void> {
  const { ready, reload, later } = messages.newVersion;
  if (!(await hasNewVersion())) return notify.failure(networkError.message);
  notify.info(ready, { choice: { label: reload, run: () => window.location.reload(), later } });
}
