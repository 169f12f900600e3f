/** Words an operator sets before the site starts: a quiet line in the footer, a hint beside the login form, an action. */
export interface SiteNotice {
  footer: string;
  loginHint?: string;
  action?: { label: string; run: () => void };
}

let current: SiteNotice | null = null;

/** Sets the notice. It is read while drawing, so it has to be set before the app is mounted. */
export function setSiteNotice(notice: SiteNotice): void {
  current = notice;
}

/** The notice, or null when none was set. */
export function getSiteNotice(): SiteNotice | null {
  return current;
}
