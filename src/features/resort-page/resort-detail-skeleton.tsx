import { Skeleton } from '@/components/ui/skeleton';
import { SKELETON_DELAY } from '@/config/constants';
import { m } from '@/paraglide/messages';

/** Props of a skeleton that appears after a moment, so that it does not flash before a cached response. */
export const delayedSkeleton = {
  className: 'animate-[fade-in_1ms_backwards]',
  style: { animationDelay: `${SKELETON_DELAY}ms` },
} as const;

const LINES = 'A line of words about the resort that runs to the end of the measure and is as long as this one.';

interface ResortDetailSkeletonProps {
  /** It takes the place of one that is shown already, and appears at once. */
  isShown: boolean;
  /** Called when it appears. */
  onShown: () => void;
}

/** The skeleton of a section while the resort or the section's code loads. */
export function ResortDetailSkeleton({ isShown, onShown }: ResortDetailSkeletonProps) {
  const { className, style } = isShown ? {} : delayedSkeleton;
  return (
    <div aria-busy="true" className={className} style={style} onAnimationEnd={onShown}>
      <p role="status" className="sr-only">
        {m.resort_loading()}
      </p>
      <div className="detail-columns">
        <div>
          <p className="mb-4 text-[1.625rem] leading-[1.08]">
            <Skeleton>About it</Skeleton>
          </p>
          <Skeleton className="max-w-measure text-[1.125rem] leading-[1.65]">
            {LINES} {LINES} {LINES}
          </Skeleton>
          <Skeleton className="mt-12 h-24 w-full" />
          <Skeleton className="mt-6 h-68 w-full" />
        </div>
        <div className="grid gap-4">
          <Skeleton className="h-41 rounded-3" />
          <Skeleton className="h-47 rounded-3" />
          <Skeleton className="h-58 rounded-3" />
        </div>
      </div>
    </div>
  );
}
