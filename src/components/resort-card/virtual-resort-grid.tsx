import { type ReactNode, useMemo, useRef } from 'react';
import { CardGrid, GridCell, type GridItem, type ResortGridProps, SkeletonGrid } from './resort-grid';
import { useFocusedResort } from './use-focused-resort';
import { useVirtualRows } from './use-virtual-rows';

interface VirtualResortGridProps extends ResortGridProps {
  /** Identifies the list, so that Back finds the heights of its rows. */
  name: string;
  /** How many cards are in the first screen. */
  firstScreen?: number;
  /** The list already says which region its resorts are in, so the cards do not. */
  isRegionClear?: boolean;
  /** The outlined card, for example because its pin on a map is hovered. */
  markedId?: string | null;
  /** Rendered after the last card, in the grid. */
  children?: ReactNode;
}

/**
 * Cards of a list that may be thousands long. Of a long list only the rows near the screen and the focused one are
 * rendered. All cards are children of one grid, keyed by resort, so that a card keeps its element (and its focus)
 * wherever it moves.
 */
export function VirtualResortGrid(props: VirtualResortGridProps) {
  return props.resorts ? <VirtualCards {...props} resorts={props.resorts} /> : <SkeletonGrid {...props} />;
}

function VirtualCards(props: VirtualResortGridProps & { resorts: readonly GridItem[] }) {
  const { name, resorts, columns, slots, firstScreen = 0, isRegionClear, markedId, children } = props;
  const element = useRef<HTMLDivElement>(null);
  const ids = useMemo(() => resorts.map(({ id }) => id), [resorts]);
  const { focusedId, followFocus } = useFocusedResort();
  const rows = useVirtualRows({ name, ids, focusedId, grid: element });

  // One array of elements, because a keyed card that moved to another array would be mounted again.
  const cells = rows.parts.flatMap((part) =>
    'space' in part ? (
      <div key={part.key} className="col-span-full" style={{ height: part.space }} />
    ) : (
      resorts
        .slice(part.from, part.to)
        .map((item, index) => (
          <GridCell
            key={item.id}
            item={item}
            slots={slots}
            priority={part.from + index < firstScreen}
            isRegionClear={isRegionClear}
            isMarked={item.id === markedId}
            row={part.row}
            measureRow={index === 0 ? rows.measureRow : undefined}
          />
        ))
    ),
  );
  return (
    <CardGrid ref={element} columns={columns} {...followFocus}>
      {cells}
      {children}
    </CardGrid>
  );
}
