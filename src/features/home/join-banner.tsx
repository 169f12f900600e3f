import { Link } from 'react-router-dom';
import { Button } from '@/components/ui/button';
import { claims } from '@/config/claims';
import { paths } from '@/config/paths';

/** Invites visitors who are not signed in. */
export function JoinBanner() {
  return (
    <section aria-labelledby="join" className="section-space pt-0">
      <div className="wrap">
        <div className="topo rounded-3 border border-board-edge bg-board p-8 lg:p-16 text-on-board [--topo:.2]">
          <h2 id="join" className="text-title">
            Keep the mountains you like
          </h2>
          <p className="mt-3 max-w-[34em] text-lead text-on-board-2">
            Join {claims.skiers} skiers. Save as many resorts as you want, and write about the ones you know.
          </p>
          <div className="mt-7 flex flex-wrap gap-3 *:max-sm:w-full">
            <Button asChild variant="primary">
              <Link to={paths.signup}>Sign Up</Link>
            </Button>
            <Button asChild variant="on-board">
              <Link to={paths.login}>Log In</Link>
            </Button>
          </div>
        </div>
      </div>
    </section>
  );
}
