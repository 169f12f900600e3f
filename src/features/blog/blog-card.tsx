import { useId } from 'react';
import { Link } from 'react-router-dom';
import { englishLang } from '@/components/in-english';
import { PictureFrame } from '@/components/picture-frame';
import { paths } from '@/config/paths';
import { cn } from '@/lib/class-names';
import { m } from '@/paraglide/messages';
import type { BlogPost } from './content/blog-post';
import { PostDate, PostMeta } from './post-meta';
import { tagLabel } from './tag-label';

const variants = {
  normal: { box: '', text: 'mt-3.5', title: 'mt-1', excerpt: 'mt-2', minutes: 'mt-2.5' },
  /** Picture left, text right. */
  featured: {
    box: 'grid gap-4 lg:grid-cols-[7fr_5fr] lg:items-center lg:gap-12',
    text: '',
    title: 'mt-2.5 text-section',
    excerpt: 'mt-2 text-lead',
    minutes: 'mt-4',
  },
  /** A small picture beside the text. */
  compact: {
    box: 'grid grid-cols-[min(7.5rem,35%)_minmax(0,1fr)] items-start gap-4 xl:grid-cols-[11.5rem_minmax(0,1fr)]',
    text: '',
    title: 'mt-1',
    excerpt: 'mt-2 max-[30rem]:hidden',
    minutes: 'mt-2.5',
  },
};

// The whole card is the link, and so is its focus ring.
const linkClasses =
  '[--ring:none] group-hover/card:underline group-hover/card:decoration-2 group-hover/card:underline-offset-[.16em] ' +
  'after:absolute after:inset-0 after:rounded-2 ' +
  'focus-visible:after:[box-shadow:0_0_0_2px_var(--paper),0_0_0_5px_var(--focus)] ' +
  // Transparent, but painted in forced colors.
  'focus-visible:after:[outline:3px_solid_transparent]';

interface BlogCardProps {
  post: BlogPost;
  variant?: keyof typeof variants;
  /** In the first viewport: its picture is loaded first. */
  priority?: boolean;
}

/** One article in a list: named by its title, wholly a link. */
export function BlogCard({ post, variant = 'normal', priority = false }: BlogCardProps) {
  const titleId = useId();
  const classes = variants[variant];
  return (
    <article aria-labelledby={titleId} className={cn('group/card relative', classes.box)}>
      <PictureFrame
        src={post.imageUrl}
        variants={{ srcInDark: post.imageUrlInDark }}
        alt=""
        crop={variant === 'compact' ? 'card' : 'lead'}
        priority={priority}
      />
      <div className={classes.text}>
        <PostMeta>
          <b className="min-w-0 text-glacier">{post.tags[0] && tagLabel(post.tags[0])}</b>
          <PostDate date={post.date} />
        </PostMeta>
        <h3 id={titleId} lang={englishLang} className={classes.title}>
          <Link to={paths.blogPost(post.slug)} className={linkClasses}>
            {post.title}
          </Link>
        </h3>
        <p lang={englishLang} className={cn('text-ink-2', classes.excerpt)}>
          {post.excerpt}
        </p>
        <PostMeta className={classes.minutes}>
          <span>{m.blog_minutes({ minutes: post.readTime })}</span>
        </PostMeta>
      </div>
    </article>
  );
}
