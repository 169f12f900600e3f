import { Bookmark } from 'lucide-react';
import { useState } from 'react';
import { lazyWithRetry } from '@/components/lazy-with-retry';
import { Button } from '@/components/ui/button';
import { useLazyOpening } from '@/components/use-lazy-opening';
import { m } from '@/paraglide/messages';
import { barButtonClasses } from '../panel-button';

const SavedSearchesMenu = lazyWithRetry(
  () => import('./saved-searches-menu'),
  ({ SavedSearchesMenu }) => SavedSearchesMenu,
);

/** Button of the saved searches, whose menu is loaded on hover or focus. */
export function SavedSearchesButton() {
  const { isOpen, isPending, open, reach } = useLazyOpening(SavedSearchesMenu);
  const [isByKeyboard, setByKeyboard] = useState(false);
  if (isOpen) return <SavedSearchesMenu wasOpenedByKeyboard={isByKeyboard} />;

  const openBy = (way: 'pointer' | 'keyboard') => {
    setByKeyboard(way === 'keyboard');
    open();
  };
  return (
    <Button
      className={barButtonClasses}
      aria-haspopup="menu"
      aria-expanded={false}
      aria-busy={isPending}
      {...reach}
      onKeyDown={(event) => {
        if (event.key !== 'ArrowDown') return;
        event.preventDefault();
        openBy('keyboard');
      }}
      // A click without a pointer press comes from the keyboard.
      onClick={({ detail }) => openBy(detail === 0 ? 'keyboard' : 'pointer')}
    >
      <Bookmark aria-hidden />
      {m.filters_saved()}
    </Button>
  );
}
