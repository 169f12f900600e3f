import type { ReactElement } from 'react';
import { PageSkeleton } from '@/app/shell/page-area';
import { paths } from '@/config/paths';
import { site } from '@/config/site';
import { siteAddress } from '@/lib/site-address';

interface ShellPageProps {
  /** Shown until the page's chunk is loaded. */
  skeleton?: ReactElement | undefined;
}

/** The content of a shell, for pages that only the browser can render. A shared link shows the site's preview. */
export function ShellPage({ skeleton = <PageSkeleton /> }: ShellPageProps) {
  return (
    <>
      <title>{site.name}</title>
      <meta name="description" content={site.description} />
      <meta property="og:site_name" content={site.name} />
      <meta property="og:type" content="website" />
      <meta property="og:title" content={`${site.name}: ${site.tagline}`} />
      <meta property="og:description" content={site.description} />
      <meta property="og:image" content={siteAddress('/images/share.png')} />
      <meta name="twitter:card" content="summary_large_image" />
      <noscript>
        <p className="wrap py-24 text-lead">
          This page is put together in the browser and needs JavaScript. The{' '}
          <a href={paths.blog} className="underline underline-offset-4">
            articles
          </a>{' '}
          can be read without.
        </p>
      </noscript>
      {skeleton}
    </>
  );
}
