import { Skeleton } from '@/components/ui/skeleton';

/** As high as the content mostly is, so that what has the focus below it stays in view when the content comes. */
export function AlternativesSkeleton() {
  return (
    <div aria-busy="true" className="wrap alternatives">
      <Skeleton className="block! h-105 w-full rounded-2 md:h-96" />
      <Skeleton className="block! h-364 w-full rounded-2 md:h-125" />
    </div>
  );
}
