import { PageHead } from '@/components/page-head';
import { paths } from '@/config/paths';
import { BlogBrowser } from '@/features/blog/blog-browser';
import { breadcrumbData } from '@/lib/structured-data';

/** All articles. */
export function Component() {
  return (
    <div className="wrap pt-[clamp(1.75rem,4vw,3.25rem)] pb-24">
      <PageHead
        title="Alpine Insights"
        description="Articles on skiing that decide something: beginner resorts, spring snow, gear for real cold, reading forecasts and piste maps, avalanche basics."
        data={[breadcrumbData([{ name: 'Blog', path: paths.blog }])]}
      />
      <h1>Alpine Insights</h1>
      <BlogBrowser />
    </div>
  );
}
