import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { englishLang, InEnglish } from '@/components/in-english';
import { SectionHeading } from '@/components/section-heading';
import { paths } from '@/config/paths';
import { m } from '@/paraglide/messages';
import { BlogCard } from './blog-card';
import type { BlogPost } from './content/blog-post';
import { latestArticles } from './content/latest-articles';

interface LatestPostsProps {
  /** Newest first; the newest of all unless given. */
  posts?: readonly BlogPost[];
}

/** The newest articles, one large with the others beside it, and a link to all. */
export function LatestPosts({ posts = latestArticles }: LatestPostsProps) {
  const [first, ...others] = posts;
  return (
    <section aria-labelledby="latest-posts" className="py-section border-t border-line">
      <div className="wrap">
        <SectionHeading
          id="latest-posts"
          title={m.blog_from_our()}
          text={englishLang && <InEnglish />}
          action={
            <Link to={paths.blog} className="link">
              {m.blog_all()} <ArrowRight aria-hidden />
            </Link>
          }
        />
        {first ? (
          <div className="grid grid-cols-1 gap-x-12 gap-y-8 lg:grid-cols-[7fr_5fr]">
            <BlogCard post={first} />
            <div className="grid grid-cols-1 content-start gap-6">
              {others.map((post) => (
                <BlogCard key={post.slug} post={post} variant="compact" />
              ))}
            </div>
          </div>
        ) : (
          <p className="text-ink-2">{m.blog_no_posts()}</p>
        )}
      </div>
    </section>
  );
}
