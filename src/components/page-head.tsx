import { useLocation } from 'react-router-dom';
import { locale, localPath, siteLocales } from '@/config/locale';
import { site } from '@/config/site';
import { barePath, pageAddress, siteAddress } from '@/lib/site-address';
import { type StructuredData, toJsonLd } from '@/lib/structured-data';

interface PageHeadProps {
  title: string;
  /** The page's path; that of the address by default, which may be in another case. */
  path?: string;
  /** Description for search results and shared links; the site's by default. */
  description?: string | undefined;
  /** Picture for shared links, a path of the site or a URL. No SVG, which messengers do not render. */
  image?: string | undefined;
  /** Alternative text of that picture. */
  imageAlt?: string | undefined;
  /** Publication date, YYYY-MM-DD; marks the page as an article. */
  publishedOn?: string | undefined;
  /** Excludes the page from search engines: personal pages, forms, and the 404 page. */
  isUnlisted?: boolean;
  /** Structured data of the page. */
  data?: readonly StructuredData[];
}

/** Open Graph's names of the languages, with a country. */
export const ogLocales = { en: 'en_US', de: 'de_DE', fr: 'fr_FR', it: 'it_IT' } as const;

/**
 * Metadata of a page for search engines and messengers: title ("… | Snowline"), description, canonical address (the path
 * alone, so that filters and tabs count as one page), share preview and structured data.
 */
export function PageHead({
  title: heading,
  path: ownPath,
  description = site.description,
  image = localPath(site.picture),
  imageAlt = `${site.name}. ${site.tagline}`,
  publishedOn,
  isUnlisted = false,
  data = [],
}: PageHeadProps) {
  const { pathname } = useLocation();
  // Soft hyphens are for headings on narrow screens.
  const title = heading.replaceAll('\u00ad', '');
  const fullTitle = `${title} | ${site.name}`;
  if (isUnlisted) {
    return (
      <>
        <title>{fullTitle}</title>
        <meta name="robots" content="noindex" />
      </>
    );
  }

  const path = ownPath ?? barePath(pathname);
  const address = pageAddress(path);
  const picture = siteAddress(image);
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={address} />
      {siteLocales.length > 1 &&
        siteLocales.map((language) => (
          <link key={language} rel="alternate" hrefLang={language} href={siteAddress(localPath(path, language))} />
        ))}
      {siteLocales.length > 1 && <link rel="alternate" hrefLang="x-default" href={siteAddress(path)} />}
      <meta property="og:locale" content={ogLocales[locale]} />
      <meta property="og:site_name" content={site.name} />
      <meta property="og:type" content={publishedOn ? 'article' : 'website'} />
      {publishedOn && <meta property="article:published_time" content={publishedOn} />}
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={address} />
      <meta property="og:image" content={picture} />
      <meta property="og:image:alt" content={imageAlt} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={title} />
      <meta name="twitter:description" content={description} />
      <meta name="twitter:image" content={picture} />
      {data.length > 0 && <script type="application/ld+json">{toJsonLd(data)}</script>}
    </>
  );
}
