import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '@/components/ui/button';
import { paths } from '@/config/paths';
import { cn } from '@/lib/class-names';
import { m } from '@/paraglide/messages';

interface EmptyStateProps {
  title: string;
  text: ReactNode;
  /** Button or link that leads on. */
  action?: ReactNode;
  className?: string;
}

/** Replaces an empty list: drawing, title, text and an action. */
export function EmptyState({ title, text, action, className }: EmptyStateProps) {
  return (
    <div className={cn('px-4 py-[clamp(3rem,8vw,6rem)] text-center [&>svg]:mx-auto [&>svg]:mb-6', className)}>
      <SignpostDrawing />
      <h2>{title}</h2>
      <p className="mx-auto mt-2 max-w-measure text-balance text-ink-2">{text}</p>
      {action && <div className="mt-6 flex flex-wrap justify-center gap-3">{action}</div>}
    </div>
  );
}

/** The action where something is filled from the list of resorts. */
export function ExploreButton() {
  return (
    <Button asChild>
      <Link to={paths.resorts}>{m.action_explore()}</Link>
    </Button>
  );
}

/** A signpost before two peaks. */
function SignpostDrawing() {
  return (
    <svg
      viewBox="0 0 240 120"
      width="240"
      height="120"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinejoin="round"
      aria-hidden="true"
      className="text-glacier-mid"
    >
      <path d="M6 108h228" className="stroke-control" />
      <path d="M20 108 86 38l16 18 30-34 88 86" />
      <path d="m68 57 18 7 16-8m10-12 20 8 26 2" opacity=".55" />
      <path d="M178 108V52m-18 4h30l8 7-8 7h-30zm34 20h-30l-8 7 8 7h30z" className="fill-paper stroke-ink" />
    </svg>
  );
}
