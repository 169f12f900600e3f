import { X } from 'lucide-react';
import { type Locale, locale } from '@/config/locale';
import { chooseLanguage, followLanguageLink, useAddressIn } from './language-choice';

/** In the language on offer, because the reader may not know the page's. */
const offers: Readonly<Record<Locale, { text: string; decline: string }>> = {
  en: { text: 'This page in English', decline: 'No, thanks' },
  de: { text: 'Diese Seite auf Deutsch', decline: 'Nein, danke' },
  fr: { text: 'Cette page en français', decline: 'Non merci' },
  it: { text: 'Questa pagina in italiano', decline: 'No, grazie' },
};

/** One line that offers the page in the browser's language. Nobody is redirected. */
export function LanguageOffer({ language }: { language: Locale }) {
  const addressIn = useAddressIn();
  const { text, decline } = offers[language];
  return (
    <aside
      data-slot="language-offer"
      lang={language}
      aria-label={text}
      className="fixed bottom-[calc(var(--tab-bar,0px)+var(--compare-tray,0px)+env(safe-area-inset-bottom))] left-0 z-20 flex max-w-full items-center gap-1 rounded-tr-2 border-t border-r border-line bg-paper pl-4 shadow-menu print:hidden"
    >
      <a
        href={addressIn(language)}
        hrefLang={language}
        onClick={(event) => followLanguageLink(language, event)}
        className="link inline-flex min-h-11 items-center text-small"
      >
        {text}
      </a>
      <button
        type="button"
        aria-label={decline}
        onClick={() => chooseLanguage(locale)}
        className="grid size-11 place-items-center rounded-2"
      >
        <X aria-hidden className="size-4" />
      </button>
    </aside>
  );
}
