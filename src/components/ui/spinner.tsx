import type { ComponentProps } from 'react';
import { cn } from '@/lib/class-names';

interface SpinnerProps extends ComponentProps<'svg'> {
  /** Accessible name. Without it the spinner is decoration beside a text. */
  label?: string;
}

/** Busy indicator as large as an icon; three still dots with reduced motion. */
export function Spinner({ label, className, ...props }: SpinnerProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={!label}
      className={cn('lucide', className)}
      {...props}
    >
      <path
        d="M21 12a9 9 0 1 1-6.219-8.56"
        className="origin-center animate-spin fill-none stroke-current motion-reduce:hidden"
        strokeLinecap="round"
      />
      <path
        d="M5 12h.01M12 12h.01M19 12h.01"
        className="hidden fill-none stroke-current stroke-[4] motion-reduce:block"
        strokeLinecap="round"
      />
    </svg>
  );
}
