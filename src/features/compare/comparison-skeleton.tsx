import { Skeleton } from '@/components/ui/skeleton';
import { m } from '@/paraglide/messages';

/** In place of a comparison while its resorts load. */
export function ComparisonSkeleton() {
  return (
    <div aria-busy="true" className="mt-8">
      <p role="status" className="sr-only">
        {m.loading_resorts()}
      </p>
      <Skeleton className="block! h-40 w-full rounded-2" />
      <Skeleton className="mt-14 block! h-80 w-full rounded-2" />
    </div>
  );
}

/** The page before its code has loaded. Only the browser knows from the address how many resorts it compares. */
export function ComparePageSkeleton() {
  return (
    <section className="wrap min-h-svh pt-[clamp(1.75rem,4vw,3.25rem)] pb-20">
      <h1>{m.compare_resorts()}</h1>
      <ComparisonSkeleton />
    </section>
  );
}
