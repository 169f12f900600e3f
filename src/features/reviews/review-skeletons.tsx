import { Skeleton } from '@/components/ui/skeleton';
import { m } from '@/paraglide/messages';

/** Shown while reviews load. */
export function ReviewSkeletons() {
  return (
    <div aria-busy="true">
      <p role="status" className="sr-only">
        {m.reviews_loading()}
      </p>
      {[1, 2, 3].map((place) => (
        <div key={place} aria-hidden className="border-t border-line py-6">
          <div className="flex min-h-12 items-center gap-3">
            <Skeleton className="size-12 rounded-full" />
            <p className="leading-[1.3] font-bold">
              <Skeleton>Reviewer's name</Skeleton>
            </p>
          </div>
          <p className="mt-3 text-[1.25rem] leading-[1.2]">
            <Skeleton>Title of the review</Skeleton>
          </p>
          <p className="mt-1.5 max-w-measure">
            <Skeleton>
              A sentence or two of what somebody thinks of the place, long enough to take a second line.
            </Skeleton>
          </p>
        </div>
      ))}
    </div>
  );
}
