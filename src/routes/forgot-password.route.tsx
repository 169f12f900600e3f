import { Link } from 'react-router-dom';
import { PageHead } from '@/components/page-head';
import { Button } from '@/components/ui/button';
import { paths } from '@/config/paths';
import { m } from '@/paraglide/messages';

/** There is no call that resets a password, and this page says so. */
export function Component() {
  return (
    <section className="topo grid min-h-[70svh] items-center py-16 [--topo:.2] [--topo-x:right_-10rem]">
      <PageHead title={m.page_forgot_password()} isUnlisted />
      <div className="wrap">
        <h1>{m.page_forgot_password()}</h1>
        <p className="mt-4 max-w-measure text-lead text-ink-2">{m.routes_forgot_text()}</p>
        <div className="mt-7 flex flex-wrap gap-3">
          <Button asChild variant="primary">
            <Link to={paths.contact('Technical Issues')}>{m.routes_contact()}</Link>
          </Button>
          <Button asChild>
            <Link to={paths.login}>{m.routes_back_to_log_in()}</Link>
          </Button>
        </div>
      </div>
    </section>
  );
}
