import type { ReactNode } from 'react';
import { cn } from '@/lib/class-names';
import { formatLongDate } from '@/lib/format';

/** A line of small, muted facts about an article. */
export function PostMeta({ className, children }: { className?: string | undefined; children: ReactNode }) {
  return (
    <p className={cn('flex flex-wrap items-center gap-x-3.5 gap-y-1.5 text-small leading-[1.4] text-ink-3', className)}>
      {children}
    </p>
  );
}

/** The day of publication, long: "January 28, 2026". */
export function PostDate({ date }: { date: string }) {
  return <time dateTime={date}>{formatLongDate(date)}</time>;
}
