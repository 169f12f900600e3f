import { SITE_TIMEOUT } from '@/config/constants';
import { networkError } from '@/config/error-catalogue';
import { m } from '@/paraglide/messages';
import { notify } from './notify';

/**
 * Whether a missing chunk means that a new version was deployed since this tab was opened: the server responds, but no
 * longer has the old file. False without a network, or when the server does not respond in time. Never rejects.
 */
export async function hasNewVersion(): Promise<boolean> {
  if (!navigator.onLine) return false;
  try {
    // HEAD, so that no cached document of the service worker is taken for the server's response.
    const signal = AbortSignal.timeout(SITE_TIMEOUT);
    const { ok } = await fetch('/', { method: 'HEAD', cache: 'no-store', signal });
    return ok;
  } catch {
    return false;
  }
}

/** Raises the toast that offers a new version of the site. `use` switches to it. */
export function offerNewVersion(use: () => void): void {
  notify.info(m.new_version_ready(), {
    choice: { label: m.new_version_reload(), run: use, later: m.new_version_later() },
  });
}

/** Raises a toast that says why something with a missing chunk does not open: no network, or a new version. */
export async function announceChunkFailure(): Promise<void> {
  if (await hasNewVersion()) offerNewVersion(() => window.location.reload());
  else notify.failure(networkError.message);
}
