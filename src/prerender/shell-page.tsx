import { ParaglideMessage } from '@inlang/paraglide-js-react';
import type { ReactElement } from 'react';
import { PageSkeleton } from '@/app/shell/page-area';
import { ogLocales } from '@/components/page-head';
import { locale, localPath } from '@/config/locale';
import { paths } from '@/config/paths';
import { site } from '@/config/site';
import { siteAddress } from '@/lib/site-address';
import { m } from '@/paraglide/messages';

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
      <meta property="og:locale" content={ogLocales[locale]} />
      <meta property="og:site_name" content={site.name} />
      <meta property="og:type" content="website" />
      <meta property="og:title" content={`${site.name} | ${site.tagline}`} />
      <meta property="og:description" content={site.description} />
      <meta property="og:image" content={siteAddress(localPath(site.picture))} />
      <meta name="twitter:card" content="summary_large_image" />
      <noscript>
        <p className="wrap py-24 text-lead">
          <ParaglideMessage
            message={m.shell_needs_javascript}
            markup={{
              link: ({ children }) => (
                <a href={localPath(paths.blog)} className="underline underline-offset-4">
                  {children}
                </a>
              ),
            }}
          />
        </p>
      </noscript>
      {skeleton}
    </>
  );
}
