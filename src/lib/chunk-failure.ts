import { SITE_TIMEOUT } from '@/config/constants';
import { networkError } from '@/config/error-catalogue';
import { m } from '@/paraglide/messages';
import { addressIn } from './import-chunk';
import { notify } from './notify';

const PAGE = /^text\/html\b/i;

/**
 * Whether a missing chunk means that a new version was deployed since this tab was opened: the server responds, but no
 * longer has the old file, or has a page in its place. False for a file that was lost on the way, without a network, or when
 * the server does not respond in time. Never rejects.
 * @param failure the missing chunk's error; where it names no file, a server that responds counts as a new version
 */
export async function hasNewVersion(failure: unknown): Promise<boolean> {
  if (!navigator.onLine) return false;
  const address = addressIn(failure);
  try {
    // HEAD, so that no cached document of the service worker is taken for the server's response.
    const signal = AbortSignal.timeout(SITE_TIMEOUT);
    const { ok, status, headers } = await fetch(address ?? '/', { method: 'HEAD', cache: 'no-store', signal });
    if (address === undefined) return ok;
    return status === 404 || (ok && PAGE.test(headers.get('Content-Type') ?? ''));
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
export async function announceChunkFailure(failure: unknown): Promise<void> {
  if (await hasNewVersion(failure)) offerNewVersion(() => window.location.reload());
  else notify.failure(networkError.message);
}
