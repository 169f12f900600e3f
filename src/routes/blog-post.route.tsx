import { type Params, useLoaderData, useParams } from 'react-router-dom';
import { NotFound } from '@/components/not-found';
import type { CardSlots } from '@/components/resort-card/card-slots';
import { ArticleHead } from '@/features/blog/article-head';
import { BlogArticle } from '@/features/blog/blog-article';
import { postBySlug } from '@/features/blog/posts';
import { RelatedResorts } from '@/features/blog/related-resorts';
import { CompareToggle } from '@/features/compare/compare-toggle';
import { FavoriteButton } from '@/features/favorites/favorite-button';

const cardSlots: CardSlots = {
  renderAction: (resort) => <FavoriteButton resort={resort} />,
  renderCompare: (resort) => <CompareToggle resort={resort} />,
};

/** The body of an article, without which the page cannot be shown; null where no article has the slug. */
export async function loader({ slug = '' }: Readonly<Params>): Promise<string | null> {
  const body = await postBySlug(slug)?.body.load();
  return body?.default ?? null;
}

/** One article, with the resorts it speaks of. */
export function Component() {
  const { slug = '' } = useParams();
  const post = postBySlug(slug);
  const content = useLoaderData<typeof loader>();
  if (!post || content === null) return <NotFound />;
  return (
    <>
      <ArticleHead post={post} />
      <BlogArticle
        key={post.slug}
        post={post}
        content={content}
        relatedResorts={<RelatedResorts ids={post.relatedResorts} slots={cardSlots} />}
      />
    </>
  );
}
