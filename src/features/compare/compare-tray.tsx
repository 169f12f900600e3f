import { ChevronUp, X } from 'lucide-react';
import { useId, useLayoutEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { Photo } from '@/components/photo';
import { Button } from '@/components/ui/button';
import { ChangingText } from '@/components/ui/changing-text';
import { IconButton } from '@/components/ui/icon-button';
import { COMPARED_MAX } from '@/config/constants';
import { paths } from '@/config/paths';
import { cn } from '@/lib/class-names';
import { useRestoreFocus } from '@/lib/use-restore-focus';
import { m } from '@/paraglide/messages';
import { type ChosenResort, clearSelection, removeFromSelection } from './selection';
import './compare-tray.css';

interface CompareTrayProps {
  /** One or more. */
  chosen: readonly ChosenResort[];
}

const placeNames = ['first', 'second', 'third', 'fourth'] as const;
const linkClasses = 'max-[22rem]:px-2';

/**
 * The resorts chosen for the comparison, along the bottom of the page; on phones and tablets, without room for their names,
 * a bar that opens a list.
 */
export function CompareTray({ chosen }: CompareTrayProps) {
  const listId = useId();
  const [isOpen, setIsOpen] = useState(false);
  const tray = useRef<HTMLElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  // Toasts stand above the open list, whose buttons they would cover.
  useLayoutEffect(() => {
    const element = tray.current;
    if (!isOpen || !element) return;
    const root = document.documentElement.style;
    const observer = new ResizeObserver(() => root.setProperty('--open-tray', `${element.offsetHeight}px`));
    observer.observe(element);
    return () => {
      observer.disconnect();
      root.removeProperty('--open-tray');
    };
  }, [isOpen]);
  const ids = chosen.map(({ id }) => id);
  const count = m.compare_of({ count: chosen.length, most: COMPARED_MAX });
  useRestoreFocus(() => list.current?.querySelector('button')?.focus(), chosen.length);

  return (
    <aside
      ref={tray}
      aria-label={m.compare_comparison()}
      data-compare-tray
      className="compare-tray animate-sheet-in"
      onKeyDown={({ key }) => {
        if (key !== 'Escape' || !isOpen) return;
        setIsOpen(false);
        opener.current?.focus();
      }}
      // The open list would cover what has the focus next.
      onBlur={({ currentTarget, relatedTarget }) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) setIsOpen(false);
      }}
    >
      <div className={cn('wrap compare-tray-row', isOpen && 'flex-wrap')}>
        <p className="leading-tight whitespace-nowrap compare-tray-wide">
          <b key={count} className="block text-body leading-tight">
            {count}
          </b>
          <span className="text-caption text-ink-3">{m.compare_to_compare()}</span>
        </p>
        <button
          ref={opener}
          type="button"
          aria-expanded={isOpen}
          aria-controls={listId}
          onClick={() => setIsOpen(!isOpen)}
          className="flex min-h-13 min-w-max flex-1 items-center gap-2.5 text-left leading-tight compare-tray-narrow"
        >
          <span className={cn('flex max-[24rem]:hidden', isOpen && 'max-md:hidden')}>
            {chosen.slice(0, 2).map((resort) => (
              <TrayPicture
                key={resort.id}
                resort={resort}
                className="h-[38px] w-[46px] border-2 border-surface not-first:-ml-[18px]"
              />
            ))}
          </span>
          <b className="whitespace-nowrap">
            <ChangingText>{count}</ChangingText>
          </b>
          <ChevronUp aria-hidden className={cn('text-ink-3', isOpen && 'rotate-180')} />
        </button>
        <ul id={listId} ref={list} className={cn('compare-tray-list', !isOpen && 'compare-tray-wide')}>
          {chosen.map((resort) => (
            <li key={resort.id} className="compare-tray-place bg-paper">
              <TrayPicture resort={resort} className="h-[46px] w-14" />
              <span className="line-clamp-2 text-small leading-tight font-semibold wrap-anywhere">{resort.name}</span>
              <IconButton label={m.compare_remove({ name: resort.name })} onClick={() => removeFromSelection(resort)}>
                <X aria-hidden />
              </IconButton>
            </li>
          ))}
          {placeNames.slice(chosen.length).map((place) => (
            <li
              key={place}
              aria-hidden
              className="compare-tray-place border-dashed! border-control! opacity-60 compare-tray-wide"
            />
          ))}
        </ul>
        <Button
          variant="quiet"
          className={cn('flex-none max-md:px-3', !isOpen && 'compare-tray-wide')}
          onClick={clearSelection}
        >
          {m.compare_clear()}
        </Button>
        {chosen.length === COMPARED_MAX && (
          <Button asChild className={cn(linkClasses, !isOpen && 'compare-tray-wide')}>
            <Link to={paths.newRound(ids)}>{m.action_decide_together()}</Link>
          </Button>
        )}
        {ids.length < 2 ? (
          <Button variant="primary" disabled className={linkClasses}>
            {m.compare_one_more()}
          </Button>
        ) : (
          <Button asChild variant="primary" className={linkClasses}>
            <Link to={paths.compare(ids)}>
              <ChangingText>{m.compare_count({ count: ids.length })}</ChangingText>
            </Link>
          </Button>
        )}
      </div>
    </aside>
  );
}

function TrayPicture({ resort, className }: { resort: ChosenResort; className: string }) {
  return (
    <Photo
      src={resort.thumbnailUrl}
      alt=""
      facts={resort}
      crop="card"
      className={cn('aspect-auto flex-none rounded-1', className)}
    />
  );
}
