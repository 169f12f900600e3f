import { useState } from 'react';
import { useMediaQuery } from '@/lib/use-media-query';

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
export function pairOf(ids: readonly string[], chosen: readonly string[]): string[] {
  const [left, right] = chosen.map((id) => (ids.includes(id) ? id : undefined));
  const first = left ?? ids.find((id) => id !== right);
  const second = right !== undefined && right !== first ? right : ids.find((id) => id !== first);
  return [first, second].filter((id) => id !== undefined);
}

/** Which columns fit the window: all of them, or two at a time on phones. */
export function useShownColumns(ids: readonly string[]): ShownColumns {
  const isPhone = useMediaQuery('screen and (width < 48rem)');
  const isNarrow = useMediaQuery('screen and (width < 64rem)');
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [before, setBefore] = useState(ids);
  if (before.join() !== ids.join()) {
    setBefore(ids);
    const [added, ...others] = ids.filter((id) => !before.includes(id));
    const pair = pairOf(before, chosen);
    const [left] = pair;
    // A single one that was added would be out of sight otherwise.
    if (left && added && others.length === 0 && ids.length === before.length + 1) setChosen([left, added]);
    // So would one that was moved, by one press or several: it is shown beside the one it has changed places with last.
    if (!added && ids.length === before.length && pairOf(ids, chosen).some((id) => !pair.includes(id))) {
      const place = Math.max(...pair.map((id) => ids.indexOf(id)));
      setChosen(ids.slice(place - 1, place + 1));
    }
  }
  if (!isPhone) {
    const isStacked = isNarrow && ids.length > 3;
    return { shown: ids.map((_, place) => place), isPair: false, isStacked, choose: () => {} };
  }
  const pair = pairOf(ids, chosen);
  return {
    shown: pair.map((id) => ids.indexOf(id)),
    isPair: true,
    isStacked: true,
    choose: (side, id) => {
      const other = (pair[1 - side] === id ? pair[side] : pair[1 - side]) ?? id;
      setChosen(side === 0 ? [id, other] : [other, id]);
    },
  };
}
