import type { ReactNode } from 'react';
import type { Resort } from '@/api/resorts/resort.schema';
import { ExploreButton } from '@/components/empty-state';
import { ChangingText } from '@/components/ui/changing-text';
import { Skeleton } from '@/components/ui/skeleton';
import { m } from '@/paraglide/messages';

interface InvitationProps {
  /** The only resort so far; undefined if there is none. */
  resort: Resort | undefined;
  isLoading: boolean;
  /** The button that adds one. */
  add: ReactNode;
}

/** Shown instead of a comparison of fewer than two resorts. */
export function Invitation({ resort, isLoading, add }: InvitationProps) {
  return (
    <div
      aria-busy={isLoading}
      className="mt-8 rounded-3 border-[1.5px] border-dashed border-control px-6 py-12 text-center"
    >
      <h2 className="text-[1.625rem]">
        {isLoading ? (
          <Skeleton>{m.compare_which()}</Skeleton>
        ) : (
          <span key={resort?.name}>{resort ? m.compare_what_else({ name: resort.name }) : m.compare_which()}</span>
        )}
      </h2>
      <p className="mt-2 text-ink-2">
        <ChangingText>{resort || isLoading ? m.compare_needs_another() : m.compare_needs_two()}</ChangingText>
      </p>
      <div className="mt-5 flex flex-wrap justify-center gap-3">
        {add}
        <ExploreButton />
      </div>
    </div>
  );
}
