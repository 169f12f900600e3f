import { ArrowLeft, ArrowRight, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { Photo } from '@/components/photo';
import { IconButton } from '@/components/ui/icon-button';
import { paths } from '@/config/paths';
import { m } from '@/paraglide/messages';
import type { Column } from './grid/compare-group';

interface ColumnToolsProps {
  /** All of them. */
  columns: readonly Column[];
  /** Indices of the columns shown. */
  shown: readonly number[];
  /** Whether the column names are links too: then the picture is hidden from keyboard and screen readers. */
  hasLinks: boolean;
  /** Called with a column, and in which direction it moves. */
  onMove: (column: Column, by: -1 | 1) => void;
  onRemove: (column: Column) => void;
}

/** The picture of each column, with buttons to move and remove it. */
export function ColumnTools({ columns, shown, hasLinks, onMove, onRemove }: ColumnToolsProps) {
  const list = useRef<HTMLUListElement>(null);
  /** The tool used last, to be focused in the column's new place. */
  const used = useRef<{ id: string; tool: 'left' | 'right' } | null>(null);
  const order = columns.map(({ id }) => id).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a moved column has lost the focus of its button.
  useEffect(() => {
    if (!used.current) return;
    const { id, tool } = used.current;
    used.current = null;
    const column = list.current?.querySelector(`[data-column="${CSS.escape(id)}"]`);
    const tools = [...(column?.querySelectorAll<HTMLButtonElement>('[data-tool]:not(:disabled)') ?? [])];
    (tools.find(({ dataset }) => dataset.tool === tool) ?? tools[0])?.focus();
  }, [order]);

  function move(column: Column, by: -1 | 1) {
    used.current = { id: column.id, tool: by < 0 ? 'left' : 'right' };
    onMove(column, by);
  }

  return (
    <ul
      ref={list}
      aria-label={m.compare_columns()}
      className="compare-row compare-pictures print:hidden"
      style={{ '--n': shown.length }}
    >
      {shown.map((place) => {
        const column = columns[place];
        if (!column) return null;
        const { id, resort } = column;
        return (
          <li key={id} data-column={id} className="min-w-0">
            <Link
              to={paths.resort(resort.id)}
              className="block rounded-2"
              {...(hasLinks
                ? { 'aria-hidden': true, tabIndex: -1 }
                : { 'aria-label': m.compare_open({ name: resort.name }) })}
            >
              <Photo
                src={resort.imageUrl || resort.thumbnailUrl}
                alt=""
                facts={resort}
                crop="card"
                className="md:aspect-21/9"
              />
            </Link>
            {/* Their rings lie within: the names below, which stay in place, would cover what is outside. */}
            <div className="-mx-3 mt-1 flex flex-wrap focus-inset max-md:-mx-2.5">
              <IconButton
                label={m.compare_left({ name: resort.name })}
                data-tool="left"
                disabled={place === 0}
                onClick={() => move(column, -1)}
              >
                <ArrowLeft aria-hidden />
              </IconButton>
              <IconButton
                label={m.compare_right({ name: resort.name })}
                data-tool="right"
                disabled={place === columns.length - 1}
                onClick={() => move(column, 1)}
              >
                <ArrowRight aria-hidden />
              </IconButton>
              <IconButton
                label={m.compare_remove({ name: resort.name })}
                className="ml-auto"
                onClick={() => onRemove(column)}
              >
                <X aria-hidden />
              </IconButton>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
