import { locale } from '@/config/locale';
import { BlogBrowser } from '@/features/blog/blog-browser';
import { BlogHead } from '@/features/blog/blog-head';
import { m } from '@/paraglide/messages';

/** All articles. */
export function Component() {
  return (
    <div className="wrap pt-[clamp(1.75rem,4vw,3.25rem)] pb-24">
      <BlogHead />
      <h1>{m.blog_name()}</h1>
      {locale !== 'en' && <p className="mt-2 text-small text-ink-3">{m.blog_in_english()}</p>}
      <BlogBrowser />
    </div>
  );
}
