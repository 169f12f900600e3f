import { languageNames, locale, siteLocales } from '@/config/locale';
import { m } from '@/paraglide/messages';
import { followLanguageLink, useAddressIn } from './language-choice';

/** Links to the same page in each language. Links instead of a select, because each language is its own site. */
export function LanguageList() {
  const addressIn = useAddressIn();
  if (siteLocales.length < 2) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-4">
      <span aria-hidden className="text-caption opacity-80">
        {m.language_label()}
      </span>
      <ul aria-label={m.language_label()} className="flex flex-wrap gap-x-5">
        {siteLocales.map((language) => (
          <li key={language}>
            <a
              href={addressIn(language)}
              lang={language}
              hrefLang={language}
              aria-current={language === locale ? 'true' : undefined}
              onClick={(event) => followLanguageLink(language, event)}
              className="inline-flex min-h-11 items-center text-small underline-offset-8 hover:underline aria-[current]:font-semibold aria-[current]:underline aria-[current]:decoration-2"
            >
              {languageNames[language]}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
