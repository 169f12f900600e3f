import { locale } from '@/config/locale';
import { paths } from '@/config/paths';
import { site } from '@/config/site';
import { m } from '@/paraglide/messages';
import { pageAddress, siteAddress } from './site-address';

/** One thing a page is about, in schema.org's vocabulary. */
export interface StructuredData {
  '@type': string;
  [property: string]: unknown;
}

const SEARCH_TERM = 'search_term_string';

const organization: StructuredData = {
  '@type': 'Organization',
  name: site.name,
  url: pageAddress(paths.home),
  logo: siteAddress('/icons/icon-512.png'),
};

/** Text of a JSON-LD block, escaped so that no name or title can end the block. */
export function toJsonLd(things: readonly StructuredData[]): string {
  return JSON.stringify({ '@context': 'https://schema.org', '@graph': things }).replaceAll('<', '\\u003c');
}

/** The site itself, with its search. */
export function webSiteData(): StructuredData {
  return {
    '@type': 'WebSite',
    name: site.name,
    url: pageAddress(paths.home),
    description: site.description,
    inLanguage: locale,
    publisher: organization,
    potentialAction: {
      '@type': 'SearchAction',
      target: {
        '@type': 'EntryPoint',
        urlTemplate: pageAddress(`${paths.resorts}?search={${SEARCH_TERM}}`),
      },
      'query-input': `required name=${SEARCH_TERM}`,
    },
  };
}

/** The breadcrumbs of a page: the pages above it and itself, the front page left out. */
export function breadcrumbData(crumbs: readonly { name: string; path: string }[]): StructuredData {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: m.site_home(), path: paths.home }, ...crumbs].map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: pageAddress(path),
    })),
  };
}

interface ArticleFacts {
  title: string;
  excerpt: string;
  path: string;
  /** Day of publication, YYYY-MM-DD. */
  date: string;
  imageUrl: string;
  tags: readonly string[];
}

/** An article of the blog. */
export function articleData({ title, excerpt, path, date, imageUrl, tags }: ArticleFacts): StructuredData {
  return {
    '@type': 'Article',
    headline: title,
    description: excerpt,
    image: siteAddress(imageUrl),
    datePublished: date,
    dateModified: date,
    keywords: tags.join(', '),
    inLanguage: 'en',
    mainEntityOfPage: pageAddress(path),
    author: organization,
    publisher: organization,
  };
}

interface SkiResortFacts {
  name: string;
  country: string;
  description: string;
  path: string;
  imageUrl: string | null;
  /** Degrees; null if missing or out of range. */
  location: { latitude: number; longitude: number } | null;
  /** Daily lift ticket in words ("EUR 72 – 81"), or null. */
  price: string | null;
  /** Mean out of 5; 0 without reviews. */
  rating: number;
  /** Null until it is known. */
  reviewCount: number | null;
}

/** A resort. Unreported facts are left out, and so is the rating of a resort without reviews. */
export function skiResortData(resort: SkiResortFacts): StructuredData {
  const { name, country, description, path, imageUrl, location, price, rating, reviewCount } = resort;
  return {
    '@type': 'SkiResort',
    name,
    url: pageAddress(path),
    ...(description && { description }),
    ...(imageUrl && { image: siteAddress(imageUrl) }),
    ...(country && { address: { '@type': 'PostalAddress', addressCountry: country } }),
    ...(location && { geo: { '@type': 'GeoCoordinates', ...location } }),
    ...(price && { priceRange: price }),
    ...(reviewCount &&
      rating > 0 && {
        aggregateRating: {
          '@type': 'AggregateRating',
          ratingValue: rating,
          reviewCount,
          bestRating: 5,
          worstRating: 1,
        },
      }),
  };
}
