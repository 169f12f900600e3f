import { useState } from 'react';
import { useMediaQuery } from '@/lib/use-media-query';

type Pair = readonly [left: string, right: string];

interface ShownColumns {
  /** Indices of the columns shown. */
  shown: readonly number[];
  /** Whether only two of more columns are shown, so that others can be chosen. */
  isPair: boolean;
  /** Whether the labels are above the cells for lack of room. */
  isStacked: boolean;
  /** Shows a column left (0) or right (1); if the other side shows it, they swap. */
  choose: (side: number, id: string) => void;
}

/** The pair shown: those chosen before as far as they still exist, else the first ones. */
export function pairOf(ids: readonly string[], chosen: Partial<Pair>): string[] {
  const [left, right] = chosen.map((id) => (id !== undefined && ids.includes(id) ? id : undefined));
  const first = left ?? ids.find((id) => id !== right);
  const second = right !== undefined && right !== first ? right : ids.find((id) => id !== first);
  return [first, second].filter((id) => id !== undefined);
}

/** The single column added; undefined if others were removed or several were added. */
function addedTo(before: readonly string[], now: readonly string[]): string | undefined {
  const [added, ...others] = now.filter((id) => !before.includes(id));
  return others.length === 0 && now.length === before.length + 1 ? added : undefined;
}

/** Which columns fit the window: all of them, or two at a time on phones. */
export function useShownColumns(ids: readonly string[]): ShownColumns {
  const isPhone = useMediaQuery('screen and (width < 48rem)');
  const isNarrow = useMediaQuery('screen and (width < 64rem)');
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [before, setBefore] = useState(ids);
  if (before.join() !== ids.join()) {
    setBefore(ids);
    const added = addedTo(before, ids);
    // Otherwise the added column would be out of sight.
    if (added !== undefined) setChosen([pairOf(before, chosen as Partial<Pair>)[0] ?? added, added]);
  }
  if (!isPhone) {
    const isStacked = isNarrow && ids.length > 3;
    return { shown: ids.map((_, place) => place), isPair: false, isStacked, choose: () => {} };
  }
  const pair = pairOf(ids, chosen as Partial<Pair>);
  return {
    shown: pair.map((id) => ids.indexOf(id)),
    isPair: true,
    isStacked: true,
    choose: (side, id) => {
      const other = pair[1 - side] === id ? pair[side] : pair[1 - side];
      setChosen((side === 0 ? [id, other] : [other, id]).map((each) => each ?? id));
    },
  };
}
