// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { articleData, breadcrumbData, skiResortData, toJsonLd, webSiteData } from '@/lib/structured-data';

const SITE = 'https://snowline.example';

const zermatt = {
  name: 'Zermatt',
  country: 'Switzerland',
  description: 'Below the Matterhorn.',
  path: '/resorts/zermatt',
  imageUrl: 'https://pictures.example/zermatt.jpg',
  location: { latitude: 46.02, longitude: 7.75 },
  price: 'CHF 92',
  rating: 4.6,
  reviewCount: 12,
};

describe('the text of a JSON-LD block', () => {
  it('holds everything in one graph', () => {
    expect(JSON.parse(toJsonLd([webSiteData(), breadcrumbData([])]))).toEqual({
      '@context': 'https://schema.org',
      '@graph': [
        expect.objectContaining({ '@type': 'WebSite' }),
        expect.objectContaining({ '@type': 'BreadcrumbList' }),
      ],
    });
  });

  it.each(['</script><script>alert(1)</script>', '<!--<script>', '"}</SCRIPT >'])(
    'cannot be ended by a name: %s',
    (name) => {
      const text = toJsonLd([skiResortData({ ...zermatt, name })]);
      expect(text).not.toContain('<');
      const block = document.createElement('div');
      block.innerHTML = `<script type="application/ld+json">${text}</script>`;
      expect(block.children).toHaveLength(1);
      expect(JSON.parse(block.textContent)['@graph'][0].name).toBe(name);
    },
  );
});

describe('the site', () => {
  it('names its search, with a place for the term', () => {
    expect(webSiteData()).toMatchObject({
      url: `${SITE}/`,
      potentialAction: {
        '@type': 'SearchAction',
        target: { urlTemplate: `${SITE}/resorts?search={search_term_string}` },
        'query-input': 'required name=search_term_string',
      },
    });
  });
});

describe('the way to a page', () => {
  it('starts at the front page and counts from one', () => {
    expect(breadcrumbData([{ name: 'Blog', path: '/blog' }]).itemListElement).toEqual([
      { '@type': 'ListItem', position: 1, name: 'Home', item: `${SITE}/` },
      { '@type': 'ListItem', position: 2, name: 'Blog', item: `${SITE}/blog` },
    ]);
  });
});

describe('an article', () => {
  it('says what, when and with which picture, in whole addresses', () => {
    const facts = {
      title: 'Spring snow',
      excerpt: 'When to go.',
      path: '/blog/spring',
      date: '2026-03-12',
      imageUrl: '/images/articles/spring.jpg',
      tags: ['Spring skiing', 'Alps'],
    };
    expect(articleData(facts)).toMatchObject({
      '@type': 'Article',
      headline: 'Spring snow',
      description: 'When to go.',
      datePublished: '2026-03-12',
      image: `${SITE}/images/articles/spring.jpg`,
      mainEntityOfPage: `${SITE}/blog/spring`,
      keywords: 'Spring skiing, Alps',
    });
  });
});

describe('a resort', () => {
  it('says where it is, what it costs and how it is rated', () => {
    expect(skiResortData(zermatt)).toEqual({
      '@type': 'SkiResort',
      name: 'Zermatt',
      url: `${SITE}/resorts/zermatt`,
      description: 'Below the Matterhorn.',
      image: 'https://pictures.example/zermatt.jpg',
      address: { '@type': 'PostalAddress', addressCountry: 'Switzerland' },
      geo: { '@type': 'GeoCoordinates', latitude: 46.02, longitude: 7.75 },
      priceRange: 'CHF 92',
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: 4.6,
        reviewCount: 12,
        bestRating: 5,
        worstRating: 1,
      },
    });
  });

  it.each([
    { rating: 4.6, reviewCount: 0 },
    { rating: 4.6, reviewCount: null },
    { rating: 0, reviewCount: 3 },
  ])('has no rating without reviews: $rating from $reviewCount', (reviews) => {
    expect(skiResortData({ ...zermatt, ...reviews })).not.toHaveProperty('aggregateRating');
  });

  it('leaves out what nobody reported', () => {
    const unknown = {
      ...zermatt,
      country: '',
      description: '',
      imageUrl: null,
      location: null,
      price: null,
      rating: 0,
      reviewCount: null,
    };
    expect(skiResortData(unknown)).toEqual({
      '@type': 'SkiResort',
      name: 'Zermatt',
      url: `${SITE}/resorts/zermatt`,
    });
  });
});
