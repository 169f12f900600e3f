import { locale } from '@/config/locale';
import { m } from '@/paraglide/messages';

/** `lang` for text that is not translated: descriptions, reviews, articles. Undefined on the English site. */
export const englishLang = locale === 'en' ? undefined : 'en';

/** A muted word beside text that is only in English; null on the English site. */
export function InEnglish() {
  return locale === 'en' ? null : <small className="text-caption font-normal text-ink-3">{m.in_english()}</small>;
}
