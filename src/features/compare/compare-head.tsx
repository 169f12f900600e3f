import { Printer, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Resort } from '@/api/resorts/resort.schema';
import { ShareButton } from '@/components/share-button';
import { Button } from '@/components/ui/button';
import { TRIP_PARAM } from '@/config/constants';
import { paths } from '@/config/paths';
import { cn } from '@/lib/class-names';
import { formatNames } from '@/lib/format';
import { m } from '@/paraglide/messages';

interface CompareHeadProps {
  /** Ids of the compared resorts, including those still loading. */
  ids: readonly string[];
  /** Those that have loaded. */
  resorts: readonly Resort[];
  isLoading: boolean;
  /** The comparison in words, for sharing; '' while there is none. */
  sentences: string;
  /** The trip as its link; '' without one. */
  tripLink: string;
  /** Beside “Decide together”. */
  roundsLink: ReactNode;
}

/** Title of the page: "Compare Zermatt and Livigno"; "Compare resorts" for fewer than two. */
export const pageTitle = (resorts: readonly Resort[]): string =>
  resorts.length >= 2 ? m.compare_names({ names: formatNames(resorts.map(({ name }) => name)) }) : m.compare_resorts();

/** The heading of a comparison, with its actions: share, decide together, print. */
export function CompareHead({ ids, resorts, isLoading, sentences, tripLink, roundsLink }: CompareHeadProps) {
  const title = pageTitle(resorts);
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
      <h1>
        <span key={ids.length}>
          {ids.length >= 2 ? m.compare_heading({ count: String(ids.length) }) : m.compare_resorts()}
        </span>
      </h1>
      {(resorts.length >= 2 || (ids.length >= 2 && isLoading)) && (
        // Reserves its space, since two of three resorts may load long before the third.
        <div
          className={cn(
            'flex flex-wrap gap-2.5 max-md:w-full max-md:*:flex-auto print:hidden',
            resorts.length < 2 && 'invisible',
          )}
        >
          <ShareButton
            size="small"
            title={title}
            text={sentences || title}
            url={`${paths.compare(ids)}${tripLink && `&${TRIP_PARAM}=${tripLink}`}`}
            label={m.compare_share()}
          />
          <Button asChild size="small" className="max-[22rem]:px-2">
            <Link to={paths.newRound(ids, tripLink)}>
              <Users aria-hidden />
              {m.action_decide_together()}
            </Link>
          </Button>
          {roundsLink}
          <Button size="small" onClick={() => window.print()} className="max-md:hidden">
            <Printer aria-hidden />
            {m.compare_print()}
          </Button>
        </div>
      )}
    </div>
  );
}
