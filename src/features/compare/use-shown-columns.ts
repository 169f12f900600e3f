import { useState } from 'react';
import { useMediaQuery } from '@/lib/use-media-query';

type Ids = readonly string[];

interface ShownColumns {
  /** Indices of the columns shown. */
  shown: readonly number[];
  /** Whether the window has room for two columns only, so that others can be chosen. */
  isPair: boolean;
  /** Whether the labels are above the cells for lack of room. */
  isStacked: boolean;
  /** Shows a column of the pair left (0) or right (1); if the other side shows it, they swap. */
  choose: (side: number, id: string) => void;
}

/** The pair shown: those chosen before as far as they still exist, else the first ones. */
export function pairOf(ids: Ids, chosen: Ids): string[] {
  const [left, right] = chosen.map((id) => (ids.includes(id) ? id : undefined));
  const first = left ?? ids.find((id) => id !== right);
  const second = right ?? ids.find((id) => id !== first);
  return [first, second].filter((id) => id !== undefined);
}

/** What is chosen after columns were added, moved or removed: a single one that was added or moved stays in sight. */
export function chosenAfter(chosen: Ids, before: Ids, ids: Ids): Ids {
  const pair = pairOf(before, chosen);
  const added = ids.filter((id) => !before.includes(id));
  if (added.length === 1 && ids.length === before.length + 1) return [...pair.slice(0, 1), ...added];
  const isReordered = added.length === 0 && ids.length === before.length;
  // By one press or several: the column is shown beside the one it has changed places with last.
  if (isReordered && pairOf(ids, chosen).some((id) => !pair.includes(id))) {
    const place = Math.max(...pair.map((id) => ids.indexOf(id)));
    return ids.slice(place - 1, place + 1);
  }
  return chosen;
}

/** Which columns fit the window: all of them, or two at a time on phones. */
export function useShownColumns(ids: Ids): ShownColumns {
  const isPhone = useMediaQuery('screen and (width < 48rem)');
  const isNarrow = useMediaQuery('screen and (width < 64rem)');
  const [columns, setColumns] = useState<{ ids: Ids; chosen: Ids }>({ ids, chosen: [] });
  if (columns.ids.join() !== ids.join()) setColumns({ ids, chosen: chosenAfter(columns.chosen, columns.ids, ids) });
  const pair = pairOf(ids, columns.chosen);
  return {
    shown: (isPhone ? pair : ids).map((id) => ids.indexOf(id)),
    isPair: isPhone,
    isStacked: isPhone || (isNarrow && ids.length > 3),
    choose: (side, id) => setColumns({ ids, chosen: pair[1 - side] === id ? pair.toReversed() : pair.with(side, id) }),
  };
}
