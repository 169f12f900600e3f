import { describe, expect, it } from 'vitest';
import type { BlogPost } from '@/features/blog/content/blog-post';
import { filterPosts, searchForm, textOfHtml } from '@/features/blog/post-search';
import { allTags, neighboursOf, postBySlug, posts } from '@/features/blog/posts';
import { importChunk } from '@/lib/import-chunk';

const post = (slug: string, title: string, ...tags: string[]): BlogPost => ({
  slug,
  title,
  tags,
  excerpt: '',
  date: '2026-01-01',
  readTime: 5,
  imageUrl: '',
  imageAlt: '',
  relatedResorts: [],
  body: importChunk(async () => ({ default: '' })),
});

const shelf = [
  post('spring', 'Spring skiing in the Alps', 'Alps', 'Snow'),
  post('gear', 'What to pack', 'Gear'),
  post('forecast', 'How to read a snow forecast', 'Snow'),
];
const contents = new Map([
  ['spring', searchForm('Go high. Megève softens by noon; Alpe d’Huez faces south.')],
  ['gear', searchForm('At −15 °C take two pairs of gloves.')],
  ['forecast', searchForm('Subtract 250 m from the freezing level.')],
]);
const slugs = (text: string, tag: string | null = null, texts = contents) =>
  filterPosts(shelf, { text, tag }, texts).map(({ slug }) => slug);

describe('searching articles', () => {
  it('finds a word of a title, whatever its case', () => {
    expect(slugs('SNOW')).toEqual(['forecast']);
    expect(slugs('spring SKIING')).toEqual(['spring']);
  });

  it('finds a word of the content', () => {
    expect(slugs('gloves')).toEqual(['gear']);
    expect(slugs('freezing level')).toEqual(['forecast']);
  });

  it('finds words that lie apart where nothing holds them as typed, but only when all are there', () => {
    expect(slugs('pack gloves')).toEqual(['gear']);
    expect(slugs('forecast snow')).toEqual(['forecast']);
    expect(slugs('pack freezing')).toEqual([]);
  });

  it('prefers what holds the words as typed', () => {
    const texts = new Map([...contents, ['gear', searchForm('Two pairs of level freezing gloves.')]]);
    expect(slugs('freezing level', null, texts)).toEqual(['forecast']);
    expect(slugs('freezing gloves', null, texts)).toEqual(['gear']);
  });

  it.each([
    ['megeve', 'spring'],
    ['Megève', 'spring'],
    ["alpe d'huez", 'spring'],
    ['-15', 'gear'],
    ['  gloves  ', 'gear'],
  ])('takes %s as it can be typed', (typed, slug) => {
    expect(slugs(typed)).toEqual([slug]);
  });

  it('searches titles alone until the contents are there', () => {
    expect(slugs('gloves', null, new Map())).toEqual([]);
    expect(slugs('pack', null, new Map())).toEqual(['gear']);
  });

  it('puts those found by their title first, which stay in their place when those found by content come', () => {
    const texts = new Map([['spring', searchForm('What a forecast says of noon.')]]);
    expect(slugs('forecast', null, new Map())).toEqual(['forecast']);
    expect(slugs('forecast', null, texts)).toEqual(['forecast', 'spring']);
    expect(slugs('read forecast', null, texts)).toEqual(['forecast']);
  });

  it('narrows by tag, alone and together with words, and keeps the order', () => {
    expect(slugs('', 'Snow')).toEqual(['spring', 'forecast']);
    expect(slugs('forecast', 'Snow')).toEqual(['forecast']);
    expect(slugs('gloves', 'Snow')).toEqual([]);
  });

  it('gives everything when nothing is searched', () => {
    expect(slugs('')).toEqual(['spring', 'gear', 'forecast']);
    expect(slugs('  ')).toEqual(['spring', 'gear', 'forecast']);
  });
});

describe('the text of a body', () => {
  it('has no gap where a link or emphasis meets punctuation', () => {
    expect(textOfHtml('<p>In <a href="/x">Grandvalira</a>, (<em>Andorra</em>)</p><p>Next</p>')).toBe(
      'In Grandvalira, (Andorra) Next',
    );
  });

  it('has neither tags nor attributes, and reads its entities', () => {
    expect(textOfHtml('<h2 id="wind">Wind</h2>\n<p>Trails &amp; <strong>slopes</strong></p>')).toBe(
      'Wind Trails & slopes',
    );
  });
});

describe('the shelf', () => {
  it('stands newest first', () => {
    const dates = posts.map(({ date }) => date);
    expect(dates).toEqual([...dates].sort().reverse());
  });

  it('is looked up by slug', () => {
    expect(postBySlug('avalanche-basics')?.title).toMatch(/^Avalanche basics/);
    expect(postBySlug('no-such-article')).toBeNull();
  });

  it('knows the articles before and after', () => {
    const [first, second, third] = posts;
    expect(second && neighboursOf(second)).toEqual({ newer: first, older: third });
    expect(first && neighboursOf(first).newer).toBeNull();
    const last = posts.at(-1);
    expect(last && neighboursOf(last).older).toBeNull();
  });

  it('lists every tag once, the frequent ones first', () => {
    const tags = allTags();
    expect(new Set(tags).size).toBe(tags.length);
    expect(new Set(tags)).toEqual(new Set(posts.flatMap((one) => one.tags)));
    const uses = tags.map((tag) => posts.filter((one) => one.tags.includes(tag)).length);
    expect(uses).toEqual([...uses].sort((a, b) => b - a));
  });
});
