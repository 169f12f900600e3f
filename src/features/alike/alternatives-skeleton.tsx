import { Skeleton } from '@/components/ui/skeleton';

/** As high as the content mostly is, so that what has the focus below it stays in view when the content comes. */
export function AlternativesSkeleton() {
  return (
    <div aria-busy="true" className="wrap alternatives">
      <Skeleton className="block! h-105 w-full rounded-2 md:h-96" />
      <div className="alternatives-alike">
        {[1, 2, 3].map((card) => (
          <Skeleton key={card} className="block! h-116 w-full rounded-2 md:h-125" />
        ))}
      </div>
    </div>
  );
}
