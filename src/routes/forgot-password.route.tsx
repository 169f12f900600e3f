import { Link } from 'react-router-dom';
import { PageHead } from '@/components/page-head';
import { Button } from '@/components/ui/button';
import { paths } from '@/config/paths';

/** There is no call that resets a password, and this page says so. */
export function Component() {
  return (
    <section className="topo grid min-h-[70svh] items-center py-16 [--topo:.2] [--topo-x:right_-10rem]">
      <PageHead title="Forgot your password?" isUnlisted />
      <div className="wrap">
        <h1>Forgot your password?</h1>
        <p className="mt-4 max-w-measure text-lead text-ink-2">
          Passwords cannot be reset online. Write to us, and give the email address of your account.
        </p>
        <div className="mt-7 flex flex-wrap gap-3">
          <Button asChild variant="primary">
            <Link to={paths.contact('Technical Issues')}>Contact us</Link>
          </Button>
          <Button asChild>
            <Link to={paths.login}>Back to Log In</Link>
          </Button>
        </div>
      </div>
    </section>
  );
}
