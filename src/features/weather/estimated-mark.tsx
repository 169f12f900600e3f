import { TriangleAlert } from 'lucide-react';
import { cn } from '@/lib/class-names';
import { m } from '@/paraglide/messages';

/** Marks estimated values. */
export function EstimatedMark({ className }: { className?: string }) {
  return (
    <span
      className={cn(
        'inline-flex min-h-7 items-center gap-[.4em] rounded-1 bg-warn-tint px-2.5 text-small leading-none font-semibold text-warn',
        className,
      )}
    >
      <TriangleAlert aria-hidden className="size-[1em]!" />
      {m.estimated()}
    </span>
  );
}
