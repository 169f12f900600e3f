import { Check } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { Resort } from '@/api/resorts/resort.schema';
import { paths } from '@/config/paths';
import { cn } from '@/lib/class-names';
import { m } from '@/paraglide/messages';
import { toggleInSelection, useSelection } from './selection';

interface CompareToggleProps {
  resort: Resort;
  /** As large as the other buttons of a resort's page. */
  isLarge?: boolean;
}

/** Adds a resort to the comparison, or removes it. */
export function CompareToggle({ resort, isLarge = false }: CompareToggleProps) {
  const chosen = useSelection();
  const isChosen = chosen.some(({ id }) => id === resort.id);
  const toggle = (
    <button
      type="button"
      aria-pressed={isChosen}
      aria-label={m.compare_toggle({ name: resort.name })}
      onClick={() => toggleInSelection(resort)}
      className={cn(
        'group/compare inline-flex items-center gap-2 font-semibold transition-colors',
        isLarge
          ? 'min-h-12 justify-center rounded-2 border-[1.5px] border-control px-4 text-ui hover:border-ink hover:bg-ink/6'
          : 'min-h-11 pr-2 text-small text-ink-2 hover:text-ink aria-pressed:text-ink',
      )}
    >
      <span
        aria-hidden
        className="grid size-5 flex-none place-items-center rounded-1 border-[1.5px] border-control bg-surface text-paper group-hover/compare:border-ink group-aria-pressed/compare:border-ink group-aria-pressed/compare:bg-ink"
      >
        {isChosen && <Check className="size-3.5! stroke-3!" />}
      </span>
      <span>{m.compare_word()}</span>
    </button>
  );
  // The tray is at the end of the page, so keyboard users get a link to the comparison beside the toggle, visible on focus.
  const shortcut = isChosen && chosen.length > 1 && (
    <Link
      to={paths.compare(chosen.map(({ id }) => id))}
      className={cn(
        'absolute z-10 -translate-y-full inline-flex min-h-11 items-center rounded-2 bg-ink px-4 text-small font-semibold whitespace-nowrap text-paper not-focus:sr-only',
        // Wider than the toggle of a card, which on a phone stands in the right half.
        !isLarge && 'focus:right-0',
      )}
    >
      <span key={chosen.length}>{m.compare_count({ count: chosen.length })}</span>
    </Link>
  );
  // The buttons of a resort's page stand in a row of their own, side by side.
  return isLarge ? (
    <>
      {toggle}
      {shortcut}
    </>
  ) : (
    <span className="relative inline-flex">
      {toggle}
      {shortcut}
    </span>
  );
}
