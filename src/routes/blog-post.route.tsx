import { type LoaderFunctionArgs, useLoaderData, useParams } from 'react-router-dom';
import type { Resort } from '@/api/resorts/resort.schema';
import { NotFound } from '@/components/not-found';
import { ArticleHead } from '@/features/blog/article-head';
import { BlogArticle } from '@/features/blog/blog-article';
import { postBySlug } from '@/features/blog/posts';
import { FavoriteButton } from '@/features/favorites/favorite-button';
import { RelatedResorts } from '@/features/resorts/related-resorts';

const renderHeart = (resort: Resort) => <FavoriteButton resort={resort} />;

/** The article's body, or null for a slug that no article has. */
export async function loader({ params }: LoaderFunctionArgs): Promise<string | null> {
  return (await postBySlug(params.slug ?? '')?.loadContent()) ?? null;
}

/** One article, with the resorts it speaks of. */
export function Component() {
  const { slug = '' } = useParams();
  const content = useLoaderData<typeof loader>();
  const post = postBySlug(slug);
  if (!post || content === null) return <NotFound />;
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
