import { PageHead } from '@/components/page-head';
import { paths } from '@/config/paths';
import { articleData, breadcrumbData } from '@/lib/structured-data';
import { m } from '@/paraglide/messages';
import type { BlogPost } from './content/blog-post';

/** The PageHead of an article. */
export function ArticleHead({ post }: { post: BlogPost }) {
  const { title, excerpt, slug, date, tags, imageAlt } = post;
  const path = paths.blogPost(slug);
  // The same picture as on the page, as 1200 × 630 pixels: messengers do not render SVG.
  const imageUrl = post.imageUrl.replace(/\.svg$/, '.jpg');
  return (
    <PageHead
      title={title}
      path={path}
      description={excerpt}
      image={imageUrl}
      imageAlt={imageAlt}
      publishedOn={date}
      data={[
        articleData({ title, excerpt, path, date, imageUrl, tags }),
        breadcrumbData([
          { name: m.page_blog(), path: paths.blog },
          { name: title, path },
        ]),
      ]}
    />
  );
}
