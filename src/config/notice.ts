import { create } from 'zustand';

/** Set by whoever runs the site: a line in the footer, a hint next to the login form, an action. */
interface SiteNotice {
  footer: string;
  loginHint?: string;
  action?: { label: string; run: () => void };
}

/** The notice, or null when none is set, as while prerendering and hydrating. */
export const useSiteNotice = create<SiteNotice | null>(() => null);
