import { lazyWithRetry } from '@/components/lazy-with-retry';
import { useIsHydrated } from '@/lib/use-is-hydrated';
import { preferredLanguage, useHasChosenLanguage } from './language-choice';

const LanguageOffer = lazyWithRetry(
  () => import('./language-offer'),
  ({ LanguageOffer }) => LanguageOffer,
);

/**
 * Offers the page in the browser's language; loaded if the site has that language, the page uses another, and the
 * visitor has not chosen yet.
 */
export function LanguagePrompt() {
  const hasChosen = useHasChosenLanguage();
  const language = useIsHydrated() && !hasChosen ? preferredLanguage() : null;
  return language !== null && <LanguageOffer language={language} />;
}
