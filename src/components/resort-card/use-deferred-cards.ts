import { type RefObject, startTransition, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { runWhenIdle } from '@/lib/idle-queue';
import type { Units } from '@/lib/units';
import type { CardSlots } from './card-slots';
import type { GridItem } from './resort-grid';

/** A list, and what its cards are rendered with. Keep the object the same while nothing of it changes. */
export interface CardList {
  resorts: readonly GridItem[];
  slots: CardSlots | undefined;
  units: Units;
  isRegionClear: boolean | undefined;
}

interface DeferredCards {
  resorts: readonly GridItem[];
  /** What the card at this place is rendered with. */
  listOf: (index: number) => CardList;
  /** True in the first step, which has no time to draw pictures. */
  isFirstStep: boolean;
}

/**
 * Another list in two steps: the cards that can be seen at once, those below them in a transition after the first paint.
 * Until then cards of the list before keep their place. The second step does not wait where they could be seen, nor where
 * Back restores a scroll position. `firstScreen` is the number of cards of the first step until it is measured; 0 for all of
 * them.
 */
export function useDeferredCards(
  latest: CardList,
  firstScreen: number,
  grid: RefObject<HTMLElement | null>,
): DeferredCards {
  const { key } = useLocation();
  const isPop = useNavigationType() === 'POP';
  const [settled, setSettled] = useState({ list: latest, key });
  const [inReach, setInReach] = useState(firstScreen);
  const isBack = isPop && key !== settled.key;
  const isBehind = settled.list !== latest && !isBack && isOther(latest, settled.list, firstScreen);
  if (settled.list !== latest && !isBehind) setSettled({ list: latest, key });

  const { list } = settled;
  const resorts = useMemo(
    () => (isBehind ? withBefore(latest, list, inReach) : latest.resorts),
    [isBehind, latest, list, inReach],
  );
  useLayoutEffect(() => {
    if (!isBehind || !grid.current) return;
    const below = grid.current.children[inReach];
    if (below && isInReach(below, grid.current)) setSettled({ list: latest, key });
  }, [isBehind, latest, key, inReach, grid]);
  useEffect(() => {
    if (isBehind) startTransition(() => setSettled({ list: latest, key }));
  }, [isBehind, latest, key]);
  useEffect(() => {
    if (firstScreen === 0 || isBehind) return;
    return runWhenIdle(() => setInReach((before) => (grid.current && cardsInReach(grid.current)) ?? before));
  }, [isBehind, firstScreen, grid]);

  return { resorts, listOf: (index) => (isBehind && index >= inReach ? list : latest), isFirstStep: isBehind };
}

/** True where the cards of the first screen are others, or are rendered otherwise. More cards below them are not another list. */
function isOther(latest: CardList, before: CardList, firstScreen: number): boolean {
  const { resorts, slots, units } = latest;
  if (slots !== before.slots || units !== before.units) return firstScreen > 0;
  return resorts.slice(0, firstScreen).some(({ id }, index) => id !== before.resorts[index]?.id);
}

/** The first cards of the latest list above those of the list before that are not among them. */
function withBefore(latest: CardList, before: CardList, firstScreen: number): readonly GridItem[] {
  const first = latest.resorts.slice(0, firstScreen);
  const ids = new Set(first.map(({ id }) => id));
  return [...first, ...before.resorts.slice(firstScreen).filter(({ id }) => !ids.has(id))];
}

/** True where a card is on the screen, or would be once the list is scrolled to its start. */
function isInReach(card: Element, grid: Element): boolean {
  const { top } = card.getBoundingClientRect();
  return top - Math.min(0, grid.getBoundingClientRect().top) < window.innerHeight;
}

/** How many cards are in reach, at least one; null where all are, or where the first ones are not rendered. */
function cardsInReach(grid: Element): number | null {
  const cards = Array.from(grid.children);
  const below = cards.findIndex((card) => !isInReach(card, grid));
  const isStartShown = cards[0]?.hasAttribute('data-resort') === true;
  return isStartShown && below !== -1 ? Math.max(1, below) : null;
}
