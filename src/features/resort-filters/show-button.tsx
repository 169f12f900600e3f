import { Button } from '@/components/ui/button';
import { ChangingText } from '@/components/ui/changing-text';
import { cn } from '@/lib/class-names';
import { formatCounted } from '@/lib/format';

interface ShowButtonProps {
  /** How many resorts match; null while they are being counted. */
  total: number | null;
  size?: 'default' | 'small';
  className?: string;
  onClick: () => void;
}

/** Leads from the filters to the list, and says how many resorts it has; the number keeps its place while it changes. */
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
  if (total === null) return 'Show … resorts';
  return total === 0 ? 'No resorts match' : `Show ${formatCounted(total, 'resort')}`;
}
