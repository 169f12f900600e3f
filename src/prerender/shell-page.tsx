import { PagePlaceholder } from '@/app/shell/page-placeholder';
import { site } from '@/config/site';

/** Stands for a page that only the browser can put together. */
export function ShellPage() {
  return (
    <>
      <title>{site.name}</title>
      <meta name="description" content={site.description} />
      <noscript>
        <p className="wrap py-24 text-lead">
          This page is put together in the browser and needs JavaScript. The <a href="/blog">articles</a> can be read
          without.
        </p>
      </noscript>
      <PagePlaceholder />
    </>
  );
}
