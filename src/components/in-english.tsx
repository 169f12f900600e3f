import { locale } from '@/config/locale';
import { m } from '@/paraglide/messages';

/** `lang` of an element that holds words we do not translate: descriptions, reviews, articles. None on the English site. */
export const englishLang = locale === 'en' ? undefined : 'en';

/** One quiet word beside such a text, so that nobody wonders about it; nothing on the English site. */
export function InEnglish() {
  return locale === 'en' ? null : <small className="text-caption font-normal text-ink-3">{m.in_english()}</small>;
}
