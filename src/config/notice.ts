import { create } from 'zustand';

/** Words an operator sets: a line in the footer, a hint beside the login form, an action. */
export interface SiteNotice {
  footer: string;
  loginHint?: string;
  action?: { label: string; run: () => void };
}

/** The notice, or null when none was set; prerendered pages, and the render that hydrates them, have none. */
export const useSiteNotice = create<SiteNotice | null>(() => null);

/** Sets the notice. */
export function setSiteNotice(notice: SiteNotice): void {
  useSiteNotice.setState(notice, true);
}
