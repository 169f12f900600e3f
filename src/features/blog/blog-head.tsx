import { PageHead } from '@/components/page-head';
import { paths } from '@/config/paths';
import { useAddressState } from '@/lib/address-state';
import { breadcrumbData } from '@/lib/structured-data';
import { m } from '@/paraglide/messages';
import { blogParsers } from './blog-params';
import { tagLabel } from './tag-label';

/** "“helmet” in Gear guide – Alpine Insights": search text and topic, if any. */
function titleOf(text: string, topic: string | null): string {
  const tag = topic && tagLabel(topic);
  const blog = m.blog_name();
  if (text && tag) return m.blog_title_text_and_tag({ text, tag, blog });
  if (text) return m.blog_title_text({ text, blog });
  return tag ? m.blog_title_tag({ tag, blog }) : blog;
}

/** The PageHead of the blog, with its search and topic in the title. */
export function BlogHead() {
  const { q, tag } = useAddressState(blogParsers).values;
  return (
    <PageHead
      title={titleOf(q.trim(), tag)}
      description={m.blog_description()}
      data={[breadcrumbData([{ name: m.page_blog(), path: paths.blog }])]}
    />
  );
}
