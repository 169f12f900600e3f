import { Bookmark } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { barButtonClasses } from '../filters/filter-bar';
import { lateParts } from '../list/late-parts';
import { useLateOpening } from '../use-late-opening';
import type { SavedSearchesProps } from './saved-searches-menu';

/** The way to the saved searches. The code of their menu comes when someone reaches for it. */
export function SavedSearchesButton(props: SavedSearchesProps) {
  const { part: Menu, isOpen, open, reach } = useLateOpening(lateParts.savedSearches);
  const [isByKeyboard, setByKeyboard] = useState(false);
  if (Menu && isOpen) return <Menu {...props} wasOpenedByKeyboard={isByKeyboard} />;

  const openBy = (way: 'pointer' | 'keyboard') => {
    setByKeyboard(way === 'keyboard');
    open();
  };
  return (
    <Button
      className={barButtonClasses}
      aria-haspopup="menu"
      aria-expanded={false}
      aria-busy={isOpen}
      {...reach}
      onKeyDown={(event) => {
        if (event.key !== 'ArrowDown') return;
        event.preventDefault();
        openBy('keyboard');
      }}
      // A click without a press of a pointer comes from the keyboard.
      onClick={({ detail }) => openBy(detail === 0 ? 'keyboard' : 'pointer')}
    >
      <Bookmark aria-hidden />
      Saved Searches
    </Button>
  );
}
