import { TriangleAlert } from 'lucide-react';
import { m } from '@/paraglide/messages';

/** Marks estimated values. */
export function EstimatedMark() {
  return (
    <span className="inline-flex min-h-7 items-center gap-[.4em] rounded-1 bg-warn-tint px-2.5 text-small leading-none font-semibold text-warn">
      <TriangleAlert aria-hidden className="size-[1em]!" />
      {m.estimated()}
    </span>
  );
}
