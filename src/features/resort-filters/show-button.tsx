import { Button } from '@/components/ui/button';
import { ChangingText } from '@/components/ui/changing-text';
import { cn } from '@/lib/class-names';
import { formatCount } from '@/lib/format';
import { m } from '@/paraglide/messages';

interface ShowButtonProps {
  /** How many resorts match; null while they are being counted. */
  total: number | null;
  size?: 'default' | 'small';
  className?: string;
  onClick: () => void;
}

/** Leads from the filters to the list, with its number of resorts, which keeps its width as it changes. */
export function ShowButton({ total, size = 'default', className, onClick }: ShowButtonProps) {
  return (
    <Button
      variant="ink"
      size={size}
      className={cn('min-w-46 tabular-nums', className)}
      aria-disabled={total === 0}
      onClick={onClick}
    >
      <ChangingText>{words(total)}</ChangingText>
    </Button>
  );
}

function words(total: number | null): string {
  if (total === null) return m.filters_show();
  return total === 0 ? m.filters_none_match() : m.filters_show_count({ count: total, shown: formatCount(total) });
}
