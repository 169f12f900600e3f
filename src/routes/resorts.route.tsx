import type { Resort } from '@/api/resorts/resort.schema';
import { PageHead } from '@/components/page-head';
import { FavoriteButton } from '@/features/favorites/favorite-button';
import { ResortBrowser } from '@/features/resorts/list/resort-browser';

const renderHeart = (resort: Resort) => <FavoriteButton resort={resort} />;

/** Every resort, to be searched, filtered and sorted. */
export function Component() {
  return (
    <>
      <PageHead title="Explore All Ski Resorts" />
      <h1 className="wrap pt-[clamp(1.75rem,4vw,3.25rem)] pb-4">Explore All Ski Resorts</h1>
      <ResortBrowser renderAction={renderHeart} />
    </>
  );
}
