/**
 * Whether a missing chunk means that the site has been deployed anew since this tab was opened: its old files are gone
 * while the server is there. False where there is no network. Never rejects.
 */
export async function hasNewVersion(): Promise<boolean> {
  if (!navigator.onLine) return false;
  try {
    // HEAD, so that no cached document of the service worker stands in for the server.
    const { ok } = await fetch('/', { method: 'HEAD', cache: 'no-store' });
    return ok;
  } catch {
    return false;
  }
}
