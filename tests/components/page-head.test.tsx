import { render } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { PageHead } from '@/components/page-head';

const SITE = 'https://snowline.example';

function renderAt(address: string, props: Partial<ComponentProps<typeof PageHead>> = {}) {
  render(
    <MemoryRouter initialEntries={[address]}>
      <PageHead title="Resorts" description="All of them." {...props} />
    </MemoryRouter>,
  );
}

const meta = (name: string) =>
  document.head.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content');
const canonical = () => document.head.querySelector('link[rel="canonical"]')?.getAttribute('href');

describe('the head of a page', () => {
  it('names the page to browsers, search engines and messengers', () => {
    renderAt('/resorts');
    expect(document.title).toBe('Resorts | Snowline');
    expect(meta('description')).toBe('All of them.');
    expect(meta('og:title')).toBe('Resorts');
    expect(meta('og:description')).toBe('All of them.');
    expect(meta('og:url')).toBe(`${SITE}/resorts`);
    expect(meta('og:type')).toBe('website');
    expect(meta('og:image')).toBe(`${SITE}/images/share.png`);
    expect(meta('twitter:card')).toBe('summary_large_image');
    expect(meta('robots')).toBeUndefined();
  });

  it('names it without the soft hyphens of a heading, which bookmarks and messengers keep', () => {
    renderAt('/terms-conditions', { title: 'Nutzungs\u00adbedingungen' });
    expect(document.title).toBe('Nutzungsbedingungen | Snowline');
    expect(meta('og:title')).toBe('Nutzungsbedingungen');
    expect(meta('twitter:title')).toBe('Nutzungsbedingungen');
  });

  it.each(['/resorts', '/resorts/', '/resorts?region=Europe&sortBy=price-low', '/resorts#footer'])(
    'gives filters, tabs and places in the page one address: %s',
    (address) => {
      renderAt(address);
      expect(canonical()).toBe(`${SITE}/resorts`);
    },
  );

  it('gives the front page its slash', () => {
    renderAt('/?utm_source=letter');
    expect(canonical()).toBe(`${SITE}/`);
  });

  it('dates an article and shows its own picture', () => {
    renderAt('/blog/spring', { publishedOn: '2026-03-12', image: '/images/spring.jpg', imageAlt: 'Spring snow.' });
    expect(meta('og:type')).toBe('article');
    expect(meta('article:published_time')).toBe('2026-03-12');
    expect(meta('og:image')).toBe(`${SITE}/images/spring.jpg`);
    expect(meta('og:image:alt')).toBe('Spring snow.');
  });

  it('keeps personal pages out of search engines and says no more than their title', () => {
    renderAt('/profile', { title: 'Profile', isUnlisted: true });
    expect(document.title).toBe('Profile | Snowline');
    expect(meta('robots')).toBe('noindex');
    expect(canonical()).toBeUndefined();
    expect(meta('og:title')).toBeUndefined();
  });
});
