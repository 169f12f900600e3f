import { getLocale, type Locale } from '@/paraglide/runtime';

export type { Locale };

/** Language of the page: the build's, in development the address's. */
export const locale: Locale = getLocale();
