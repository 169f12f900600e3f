import { type Params, useParams } from 'react-router-dom';
import type { Resort } from '@/api/resorts/resort.schema';
import { NotFound } from '@/components/not-found';
import { articleOf, loadArticle } from '@/features/blog/article-content';
import { ArticleHead } from '@/features/blog/article-head';
import { BlogArticle } from '@/features/blog/blog-article';
import { postBySlug } from '@/features/blog/posts';
import { FavoriteButton } from '@/features/favorites/favorite-button';
import { RelatedResorts } from '@/features/resorts/related-resorts';

const renderHeart = (resort: Resort) => <FavoriteButton resort={resort} />;

/** The article's body comes before the page is shown. */
export function prepare({ slug = '' }: Readonly<Params>): Promise<unknown> | undefined {
  return loadArticle(slug);
}

/** One article, with the resorts it speaks of. */
export function Component() {
  const { slug = '' } = useParams();
  const post = postBySlug(slug);
  const content = articleOf(slug);
  if (!post || content === undefined) return <NotFound />;
  return (
    <>
      <ArticleHead post={post} />
      <BlogArticle
        key={post.slug}
        post={post}
        content={content}
        relatedResorts={<RelatedResorts ids={post.relatedResorts} renderAction={renderHeart} />}
      />
    </>
  );
}
