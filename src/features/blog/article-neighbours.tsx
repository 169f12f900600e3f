import { ArrowLeft, ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { englishLang } from '@/components/in-english';
import { paths } from '@/config/paths';
import { cn } from '@/lib/class-names';
import { m } from '@/paraglide/messages';
import type { BlogPost } from './content/blog-post';
import { neighboursOf } from './posts';

const linkClasses = 'group/way flex min-h-11 flex-col gap-1 border-t-2 border-ink py-3';

/** Links to the previous and next article. */
export function ArticleNeighbours({ post }: { post: BlogPost }) {
  const { older, newer } = neighboursOf(post);
  return (
    <nav aria-label={m.blog_more_articles()} className="grid gap-x-8 gap-y-4 md:grid-cols-2">
      {older && (
        <Link to={paths.blogPost(older.slug)} rel="prev" className={linkClasses}>
          <span className="flex items-center gap-1.5 text-small text-ink-3">
            <ArrowLeft aria-hidden /> {m.blog_previous()}
          </span>
          <Title>{older.title}</Title>
        </Link>
      )}
      {newer && (
        <Link to={paths.blogPost(newer.slug)} rel="next" className={cn(linkClasses, 'md:col-start-2 md:text-right')}>
          <span className="flex items-center gap-1.5 text-small text-ink-3 md:justify-end">
            {m.blog_next()} <ArrowRight aria-hidden />
          </span>
          <Title>{newer.title}</Title>
        </Link>
      )}
    </nav>
  );
}

function Title({ children }: { children: string }) {
  return (
    <span
      lang={englishLang}
      className="font-display text-item font-[540] tracking-item text-balance group-hover/way:underline group-hover/way:decoration-2 group-hover/way:underline-offset-[.16em]"
    >
      {children}
    </span>
  );
}
