import { lazyWithRetry } from '@/components/lazy-with-retry';
import { focusHeading } from '@/lib/focus-heading';
import { useIsHydrated } from '@/lib/use-is-hydrated';
import { useRestoreFocus } from '@/lib/use-restore-focus';
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
  // Declining removes the offer, which has the focus; the page must not scroll.
  useRestoreFocus(() => focusHeading({ preventScroll: true }), hasChosen);
  const language = useIsHydrated() && !hasChosen ? preferredLanguage() : null;
  return language !== null && <LanguageOffer language={language} />;
}
