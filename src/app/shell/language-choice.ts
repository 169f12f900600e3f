import { onlineManager } from '@tanstack/react-query';
import type { MouseEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { STORAGE_KEYS } from '@/config/constants';
import { type Locale, locale, localPath, siteLocales } from '@/config/locale';
import { isPlainClick } from '@/lib/links';
import { notify } from '@/lib/notify';
import { writeSessionJson } from '@/lib/session-storage';
import { storedChoice } from '@/lib/stored-store';
import { m } from '@/paraglide/messages';

/** The last language chosen here; 'none' if there was no choice, and the page's own language applies. */
const store = storedChoice<Locale | 'none'>(STORAGE_KEYS.language, ['none', ...siteLocales], 'none');

/** Whether the visitor has chosen a language, or declined the offer of one. */
export const useHasChosenLanguage = (): boolean => store.use() !== 'none';

/** Stores the language. */
export const chooseLanguage = (language: Locale): void => void store.save(language);

/**
 * Puts into the link's address the fragment, which hydration leaves out, and what stands in the page's search: that of the front
 * page is in no address, and those of the list and the blog lack the letters of the last moment.
 */
function completeAddress(link: HTMLAnchorElement): void {
  link.hash = window.location.hash;
  const field = document.querySelector<HTMLInputElement>('main input[type=search][name]');
  if (!field) return;
  const url = new URL(link.href);
  if (field.value) url.searchParams.set(field.name, field.value);
  else url.searchParams.delete(field.name);
  link.href = url.href;
}

/**
 * Stores the language of a link that was clicked and, if it opens in this tab, the scroll position for the same page in that
 * language. Offline the page stays, with what is typed in it: a browser keeps the pages of one language.
 */
export function followLanguageLink(language: Locale, click: MouseEvent<HTMLAnchorElement>): void {
  if (!onlineManager.isOnline()) {
    click.preventDefault();
    notify.info(m.offline_no_network(), { description: m.language_offline() });
    return;
  }
  chooseLanguage(language);
  completeAddress(click.currentTarget);
  if (isPlainClick(click)) writeSessionJson(STORAGE_KEYS.languageScroll, window.scrollY);
}

/** Returns the address of the current page in a language, with its query and fragment. */
export function useAddressIn(): (language: Locale) => string {
  const { pathname, search, hash } = useLocation();
  // As an address, a path that begins with two slashes leads to another site.
  return (language) => localPath(pathname.replace(/^\/+/, '/'), language) + search + hash;
}

/** The first of the browser's languages that the site has, if the page uses another; else null. */
export function preferredLanguage(): Locale | null {
  for (const tag of navigator.languages) {
    const spoken = siteLocales.find((language) => language === tag.split('-')[0]);
    if (spoken) return spoken === locale ? null : spoken;
  }
  return null;
}
