import { Skeleton } from '@/components/ui/skeleton';

/** About as high as the content. */
export function AlternativesSkeleton() {
  return (
    <div aria-busy="true" className="wrap alternatives">
      <Skeleton className="block! h-84 w-full rounded-2" />
      <Skeleton className="block! h-108 w-full rounded-2" />
    </div>
  );
}
