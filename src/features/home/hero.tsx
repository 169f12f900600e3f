import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '@/components/ui/button';
import { paths } from '@/config/paths';
import { HeroPicture } from './hero-picture';

/** One mountain, one promise, two ways on. */
export function Hero({ trip }: { /** The way to the trip, a button. */ trip: ReactNode }) {
  return (
    <section className="home-hero">
      <HeroPicture />
      <div className="wrap pt-7 pb-92 md:pt-[clamp(2.5rem,6vw,5.5rem)] md:pb-88">
        {/* Where three words just fit beside each other, whether they do would depend on the type that is there. */}
        <h1 className="max-w-[9.5em] text-hero max-[27rem]:max-w-[8em]">Find Your Perfect Ski Resort</h1>
        <p className="mt-4 max-w-[22em] text-lead text-balance text-ink">
          Mountains of two continents, measured the same way. Compare height, snow, runs and price, then read what
          skiers say.
        </p>
        <div className="relative mt-6">
          <div className="flex w-fit rounded-2 border-[1.5px] border-ink bg-surface max-md:w-full *:rounded-2">
            {trip}
          </div>
        </div>
        <div className="mt-4 flex flex-wrap gap-3">
          <Button asChild variant="primary" className="max-md:flex-auto max-md:px-4">
            <Link to={paths.resorts}>Explore Resorts</Link>
          </Button>
          <Button asChild className="border-ink bg-paper/84 max-md:flex-auto max-md:px-4 hover:bg-paper">
            <Link to={paths.blog}>Read Our Blog</Link>
          </Button>
        </div>
      </div>
    </section>
  );
}
