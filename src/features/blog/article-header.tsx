import { Link } from 'react-router-dom';
import { englishLang, InEnglish } from '@/components/in-english';
import { Badge } from '@/components/ui/badge';
import { m } from '@/paraglide/messages';
import { blogPathOfTag } from './blog-params';
import type { BlogPost } from './content/blog-post';
import { PostDate, PostMeta } from './post-meta';
import { tagLabel } from './tag-label';

/** Tags, title, day and reading time. */
export function ArticleHeader({ post }: { post: BlogPost }) {
  return (
    <header className="wrap pt-6 pb-10 text-center">
      <ul aria-label={m.blog_tags()} className="flex flex-wrap justify-center gap-x-2 gap-y-4">
        {post.tags.map((tag, index) => (
          <li key={tag}>
            <Badge asChild variant={index === 0 ? 'secondary' : 'outline'}>
              <Link to={blogPathOfTag(tag)}>{tagLabel(tag)}</Link>
            </Badge>
          </li>
        ))}
      </ul>
      <h1 id="article-title" lang={englishLang} className="mx-auto my-[1.1rem] max-w-[16em]">
        {post.title}
      </h1>
      <PostMeta className="justify-center">
        <PostDate date={post.date} />
        <span>{m.blog_minutes({ minutes: post.readTime })}</span>
        <InEnglish />
      </PostMeta>
    </header>
  );
}
