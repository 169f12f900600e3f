import { useLocation } from 'react-router-dom';
import { site } from '@/config/site';
import { barePath, siteAddress } from '@/lib/site-address';
import { type StructuredData, toJsonLd } from '@/lib/structured-data';

interface PageHeadProps {
  title: string;
  /** What a search result or a shared link says of the page; without it, what the site says of itself. */
  description?: string | undefined;
  /** Picture of a shared link, as a path of ours or an address: no SVG, messengers do not render it. */
  image?: string | undefined;
  /** What that picture shows. */
  imageAlt?: string | undefined;
  /** Day of publication, YYYY-MM-DD; it makes the page an article. */
  publishedOn?: string | undefined;
  /** Not to be indexed by search engines: personal pages, forms, and addresses that lead nowhere. */
  isUnlisted?: boolean;
  /** What the page is about, for machines. */
  data?: readonly StructuredData[];
}

const SHARE_PICTURE = { path: '/images/share.png', alt: `${site.name}: ${site.tagline}` };

/**
 * What the document says of itself to search engines and messengers, for the page that renders it: title
 * ("… | Snowline"), description, canonical address (the path alone, so that filters and tabs count as one page), share
 * preview and structured data.
 */
export function PageHead({
  title,
  description = site.description,
  image = SHARE_PICTURE.path,
  imageAlt = SHARE_PICTURE.alt,
  publishedOn,
  isUnlisted = false,
  data = [],
}: PageHeadProps) {
  const { pathname } = useLocation();
  const fullTitle = `${title} | ${site.name}`;
  if (isUnlisted) {
    return (
      <>
        <title>{fullTitle}</title>
        <meta name="robots" content="noindex" />
      </>
    );
  }

  const address = siteAddress(barePath(pathname));
  const picture = siteAddress(image);
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={address} />
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
