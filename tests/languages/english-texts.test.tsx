import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { inLanguage } from '../support/in-language';

// What is not translated says so once; the topics of articles are ours, and translated.

const points = { pros: ['Long vertical drop'], cons: ['Expensive lift passes'] };

it.each([
  ['en', 0],
  ['de', 1],
  ['fr', 1],
  ['it', 1],
] as const)('%s: pros and cons say %i time that they are in English', async (language, times) => {
  const { ProsAndCons } = await inLanguage(language, () => import('@/features/resort-page/overview-sections'));
  const { m } = await import('@/paraglide/messages');
  const markup = renderToStaticMarkup(<ProsAndCons {...points} />);
  expect(markup.split(m.in_english())).toHaveLength(times + 1);
});

it('de: pros of a comparison and suggested articles are marked as English', async () => {
  const { pointsRow, SuggestionGroups } = await inLanguage('de', async () => ({
    ...(await import('@/features/compare/grid/list-rows')),
    ...(await import('@/features/search/suggestion-groups')),
  }));
  const { resortSchema } = await import('@/api/resorts/resort.schema');
  const zermatt = resortSchema.parse({ id: 'zermatt', name: 'Zermatt', pros: ['Year-round glacier skiing'] });
  const { label, cells } = pointsRow([zermatt], 'pros');
  expect(label).toBe('Vorteile');
  expect(renderToStaticMarkup(cells[0])).toContain('<span lang="en">Year-round glacier skiing</span>');

  const { NO_SUGGESTIONS } = await import('@/features/search/suggestions');
  const article = { slug: 'spring', title: 'Spring skiing in the Alps' };
  const found = renderToStaticMarkup(
    <SuggestionGroups
      list={{ id: 'list', activeId: null, ref: () => {} }}
      typed="spring"
      suggestions={{ ...NO_SUGGESTIONS, articles: [article] }}
      onChoose={() => {}}
    />,
  );
  const { m } = await import('@/paraglide/messages');
  expect(found).toContain(m.in_english());
  expect(found).toMatch(/<span lang="en"[^>]*><mark[^>]*>Spring<\/mark> skiing in the Alps<\/span>/);
});

it('de: a review of others is marked as English, and one’s own, which may be German, is not', async () => {
  const { ReviewCard } = await inLanguage('de', () => import('@/features/reviews/review-card'));
  const review = {
    ...{ id: 'r', userId: 'u', userName: 'Ada', userAvatar: '', resortId: 'zermatt', resortName: 'Zermatt' },
    ...{ rating: 5, title: 'Good', comment: 'Snow', createdAt: '' },
  };
  const own = { picture: null, heading: 'Zermatt' };
  expect(renderToStaticMarkup(<ReviewCard review={review} />)).toMatch(/lang="en"[^>]*>Good</);
  expect(renderToStaticMarkup(<ReviewCard review={review} subject={own} />)).not.toContain('lang=');
});

it('de: the newest articles on the front page say once that they are in English', async () => {
  const { LatestPosts } = await inLanguage('de', () => import('@/features/blog/latest-posts'));
  const { m } = await import('@/paraglide/messages');
  const { MemoryRouter } = await import('react-router-dom');
  const markup = renderToStaticMarkup(
    <MemoryRouter>
      <LatestPosts />
    </MemoryRouter>,
  );
  expect(markup.split(m.in_english())).toHaveLength(2);
});

it.each(['de', 'fr', 'it'] as const)('%s: every topic of an article has words of its own', async (language) => {
  const { tagLabel } = await inLanguage(language, () => import('@/features/blog/tag-label'));
  const { allTags } = await import('@/features/blog/posts');
  const { m } = await import('@/paraglide/messages');
  const unnamed = m.blog_tag({ name: '', text: '?' });
  expect(unnamed).toBe('?');
  // "Avalanches" is French too.
  const same = allTags().filter((tag) => tagLabel(tag) === tag);
  expect(same).toEqual(language === 'fr' ? ['Avalanches'] : []);
  expect(new Set(allTags().map(tagLabel)).size).toBe(allTags().length);
});
