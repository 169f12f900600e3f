import { useQuery } from '@tanstack/react-query';
import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { Resort } from '@/api/resorts/resort.schema';
import { resortQueries } from '@/api/resorts/resorts.queries';
import { HowWeKnow } from '@/components/how-we-know';
import { LoadError } from '@/components/load-error';
import type { CardSlots } from '@/components/resort-card/card-slots';
import { ResortGrid } from '@/components/resort-card/resort-grid';
import { SectionHeading } from '@/components/section-heading';
import { HOME_TOP_RESORTS } from '@/config/constants';
import { paths } from '@/config/paths';
import { useAnnounceFailure } from '@/lib/announce-failure';
import { withAge } from '@/lib/fetched';
import { leavingFocusOnHeading } from '@/lib/focus-heading';
import { formatRating } from '@/lib/format';
import { useIsHydrated } from '@/lib/use-is-hydrated';
import { m } from '@/paraglide/messages';

interface TopRatedResortsProps {
  /** What other features render on the cards. */
  slots: CardSlots;
}

/** Explains the selection by its ratings, as a range if they differ; null unless all resorts have one. */
function explanationOf(resorts: readonly Resort[] | undefined): string | null {
  const ratings = resorts?.map(({ rating }) => rating) ?? [];
  if (ratings.length === 0 || ratings.includes(0)) return null;
  const ends = [Math.min(...ratings), Math.max(...ratings)].map(formatRating);
  return m.home_top_rated_by({ ratings: [...new Set(ends)].join(' – ') });
}

/** The top rated resorts, with a link to all. */
export function TopRatedResorts({ slots }: TopRatedResortsProps) {
  const isHydrated = useIsHydrated();
  const topRated = useQuery({ ...resortQueries.topRated(HOME_TOP_RESORTS), select: withAge });
  // A page prerendered without a snapshot has no data, so a response is only shown after hydration.
  const mayShow = isHydrated || topRated.data?.isSnapshot;
  const data = mayShow ? topRated.data?.data : undefined;
  const error = mayShow ? topRated.error : null;
  const { refetch } = topRated;
  useAnnounceFailure(error, { failure: m.resorts_top_failed(), isShownInline: data === undefined });
  const best = data?.slice(0, HOME_TOP_RESORTS);

  const content = () => {
    if (error && !data) {
      const retry = leavingFocusOnHeading(refetch, { preventScroll: true });
      const actions = [{ label: m.action_try_again(), onClick: retry }];
      return <LoadError title={m.resorts_top_failed()} message={error.message} actions={actions} />;
    }
    if (data?.length === 0) return <p className="text-ink-2">{m.resorts_none()}</p>;
    return <ResortGrid resorts={best} skeletons={HOME_TOP_RESORTS} columns="three" slots={slots} />;
  };

  return (
    <section aria-labelledby="top-rated" className="py-section">
      <div className="wrap">
        <SectionHeading
          id="top-rated"
          title={m.home_top_rated()}
          // Keeps the line's height while nothing is known.
          text={<span data-source="reported">{explanationOf(best) ?? '\u00a0'}</span>}
          action={
            <div className="flex flex-wrap gap-x-6">
              <HowWeKnow />
              <Link to={paths.resorts} className="link text-small">
                {m.home_view_all()} <ArrowRight aria-hidden />
              </Link>
            </div>
          }
        />
        {content()}
      </div>
    </section>
  );
}
