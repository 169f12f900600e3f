import { Bookmark } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { networkError } from '@/config/error-catalogue';
import { late, useLate } from '@/lib/late';
import { notify } from '@/lib/notify';
import { barButtonClasses } from './filter-bar';
import type { SavedSearchesMenuProps } from './saved-searches-menu';

const menu = late(() => import('./saved-searches-menu').then(({ SavedSearchesMenu }) => SavedSearchesMenu));

/** The way to the saved searches. The code of their menu comes when someone reaches for it. */
export function SavedSearchesButton(props: SavedSearchesMenuProps) {
  const { part: Menu, want } = useLate(menu);
  const [isAsked, setAsked] = useState(false);
  if (Menu && isAsked) return <Menu {...props} />;

  const prepare = () => want();
  const open = () => {
    setAsked(true);
    want(() => {
      setAsked(false);
      notify.failure(networkError.message);
    });
  };
  return (
    <Button
      className={barButtonClasses}
      aria-haspopup="menu"
      aria-expanded={false}
      aria-busy={isAsked}
      onPointerEnter={prepare}
      onFocus={prepare}
      onKeyDown={(event) => {
        if (event.key !== 'ArrowDown') return;
        event.preventDefault();
        open();
      }}
      onClick={open}
    >
      <Bookmark aria-hidden />
      Saved Searches
    </Button>
  );
}
