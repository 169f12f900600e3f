import { useQueryStates } from 'nuqs';
import { PageHead } from '@/components/page-head';
import { paths } from '@/config/paths';
import { breadcrumbData } from '@/lib/structured-data';
import { blogParsers } from './blog-params';

const NAME = 'Alpine Insights';

/** "“helmet” in Gear guide – Alpine Insights": what is searched and the topic, as far as there are any. */
function titleOf(text: string, tag: string | null): string {
  const parts = [text && `“${text}”`, tag].filter(Boolean);
  return parts.length > 0 ? `${parts.join(' in ')} – ${NAME}` : NAME;
}

/** The PageHead of the blog, with its search and topic in the title. */
export function BlogHead() {
  const [{ q, tag }] = useQueryStates(blogParsers);
  return (
    <PageHead
      title={titleOf(q.trim(), tag)}
      description="Articles on skiing that decide something: beginner resorts, spring snow, gear for real cold, reading forecasts and piste maps, avalanche basics."
      data={[breadcrumbData([{ name: 'Blog', path: paths.blog }])]}
    />
  );
}
