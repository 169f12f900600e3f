import { BlogBrowser } from '@/features/blog/blog-browser';
import { BlogHead } from '@/features/blog/blog-head';

/** All articles. */
export function Component() {
  return (
    <div className="wrap pt-[clamp(1.75rem,4vw,3.25rem)] pb-24">
      <BlogHead />
      <h1>Alpine Insights</h1>
      <BlogBrowser />
    </div>
  );
}
