import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '@/components/ui/button';
import { paths } from '@/config/paths';
import { m } from '@/paraglide/messages';
import { HeroPicture } from './hero-picture';

interface HeroProps {
  /** The search field. */
  search: ReactNode;
}

/** Picture, title, promise, search, and two links. */
export function Hero({ search }: HeroProps) {
  return (
    <section className="home-hero">
      <div className="home-hero-picture">
        <HeroPicture />
      </div>
      <div className="wrap pt-[1.1rem] pb-80 md:pt-[clamp(2rem,4.4vw,4rem)] md:pb-76">
        {/* The widths force a line break that would otherwise depend on the loaded font. */}
        <h1 className="max-w-[9.5em] text-hero max-[27rem]:max-w-[8em]">{m.home_title()}</h1>
        <p className="mt-3 max-w-[22em] text-lead text-balance text-ink max-md:text-[1.0625rem] max-md:leading-[1.4] md:mt-4">
          {m.home_promise()}
        </p>
        {search}
        <div className="mt-4 flex flex-wrap gap-3">
          <Button asChild variant="primary" className="max-md:flex-auto max-md:px-4">
            <Link to={paths.resorts}>{m.action_explore()}</Link>
          </Button>
          <Button asChild className="border-ink bg-paper/84 max-md:flex-auto max-md:px-4 hover:bg-paper">
            <Link to={paths.blog}>{m.home_blog()}</Link>
          </Button>
        </div>
      </div>
    </section>
  );
}
