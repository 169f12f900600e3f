import { Bookmark } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { networkError } from '@/config/error-catalogue';
import { useLate } from '@/lib/late';
import { notify } from '@/lib/notify';
import { barButtonClasses } from './filter-bar';
import { lateParts } from './late-parts';
import type { SavedSearchesProps } from './saved-searches-menu';

/** The way to the saved searches. The code of their menu comes when someone reaches for it. */
export function SavedSearchesButton(props: SavedSearchesProps) {
  const { part: Menu, want } = useLate(lateParts.savedSearches);
  const [asked, setAsked] = useState<'pointer' | 'keyboard' | null>(null);
  if (Menu && asked) return <Menu {...props} wasOpenedByKeyboard={asked === 'keyboard'} />;

  const prepare = () => want();
  const open = (by: 'pointer' | 'keyboard') => {
    setAsked(by);
    want(() => {
      setAsked(null);
      notify.failure(networkError.message);
    });
  };
  return (
    <Button
      className={barButtonClasses}
      aria-haspopup="menu"
      aria-expanded={false}
      aria-busy={asked !== null}
      onPointerEnter={prepare}
      onFocus={prepare}
      // Who has gone on meanwhile must not be called back by a menu that comes late.
      onBlur={() => setAsked(null)}
      onKeyDown={(event) => {
        if (event.key !== 'ArrowDown') return;
        event.preventDefault();
        open('keyboard');
      }}
      // A click without a press of a pointer comes from the keyboard.
      onClick={({ detail }) => open(detail === 0 ? 'keyboard' : 'pointer')}
    >
      <Bookmark aria-hidden />
      Saved Searches
    </Button>
  );
}
