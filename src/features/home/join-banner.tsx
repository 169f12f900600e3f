import { Link } from 'react-router-dom';
import { Button } from '@/components/ui/button';
import { claims } from '@/config/claims';
import { paths } from '@/config/paths';
import { m } from '@/paraglide/messages';

/** Invites visitors without a session to sign up. */
export function JoinBanner() {
  return (
    <section aria-labelledby="join" className="py-section pt-0">
      <div className="wrap">
        <div className="topo rounded-3 border border-board-edge bg-board p-8 max-[17rem]:p-5 lg:p-16 text-on-board [--topo:.2]">
          <h2 id="join" className="text-title">
            {m.home_join_title()}
          </h2>
          <p className="mt-3 max-w-[34em] text-lead text-on-board-2">{m.home_join_text({ skiers: claims.skiers })}</p>
          <div className="mt-7 flex flex-wrap gap-3 *:max-sm:w-full">
            <Button asChild variant="primary">
              <Link to={paths.signup}>{m.action_sign_up()}</Link>
            </Button>
            <Button asChild variant="on-board">
              <Link to={paths.login}>{m.action_log_in()}</Link>
            </Button>
          </div>
        </div>
      </div>
    </section>
  );
}
