import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import type { FitPins } from '@/domain/filters/list-trip';
import { cn } from '@/lib/class-names';
import { m } from '@/paraglide/messages';
import { FitLegend } from './fit-legend';

interface BottomEdgeProps {
  legend: FitPins['legend'] | undefined;
  hasSheet: boolean;
  onShowList: () => void;
  /** The sheet of the open pin. */
  children: ReactNode;
}

/** What lies along the bottom of a map without the list beside it. */
export function BottomEdge({ legend, hasSheet, onShowList, children }: BottomEdgeProps) {
  return (
    <div className="absolute inset-x-0 bottom-0 z-5">
      {legend && !hasSheet && <FitLegend legend={legend} className="absolute bottom-20 left-4" />}
      <Button
        variant="ink"
        onClick={onShowList}
        className={cn('absolute left-1/2 -translate-x-1/2 shadow-menu', hasSheet ? '-top-15' : 'bottom-6')}
      >
        {m.result_map_list()}
      </Button>
      {children}
    </div>
  );
}
