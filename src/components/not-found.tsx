import { Link } from 'react-router-dom';
import { PageHead } from '@/components/page-head';
import { Button } from '@/components/ui/button';
import { paths } from '@/config/paths';
import { m } from '@/paraglide/messages';

/** The 404 page, for an address or an article that does not exist. */
export function NotFound() {
  return (
    <section className="topo grid min-h-[70svh] place-items-center py-16 text-center [--topo-x:center] [--topo:.4]">
      <PageHead title={m.not_found_title()} isUnlisted />
      <div className="wrap">
        <p className="text-[clamp(min(6rem,30vw),18vw,15rem)] leading-none font-[220] tracking-number">404</p>
        <h1>{m.screen_not_found()}</h1>
        <p className="mt-3 text-lead text-ink-2">{m.not_found_text()}</p>
        <Button asChild variant="primary" className="mt-7">
          <Link to={paths.home}>{m.not_found_home()}</Link>
        </Button>
      </div>
    </section>
  );
}
