// spec: 3.11

import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { routePatterns } from '@/config/paths';
import catalogue from '@/demo/seed/resorts.json';
import { prepareArticle } from '@/features/blog/article-html';
import { latestArticles } from '@/features/blog/content/latest-articles';
import { textOfHtml } from '@/features/blog/post-search';
import { postBySlug, posts } from '@/features/blog/posts';

const WORDS_A_MINUTE = 200;

/** Tags an article may use, with their attributes. */
const allowed: Record<string, readonly string[]> = {
  p: [],
  h2: ['id'],
  h3: ['id'],
  ul: [],
  ol: [],
  li: [],
  strong: [],
  em: [],
  abbr: ['title'],
  a: ['href'],
  blockquote: [],
  table: [],
  caption: [],
  thead: [],
  tbody: [],
  tr: [],
  th: ['scope'],
  td: [],
};

const topics = [
  'Beginner resorts',
  'Spring skiing',
  'Sustainable skiing',
  'Snowboarding equipment',
  'Gear guide',
  'Climate change',
  'Mountain etiquette',
];

const resortIds = new Set(catalogue.resorts.map(({ id }) => id));
const pages = new Set<string>(Object.values(routePatterns).filter((pattern) => !pattern.includes(':')));

const articles = await Promise.all(posts.map(async (post) => ({ post, body: (await post.body.load()).default })));
const all = (body: string, pattern: RegExp) => [...body.matchAll(pattern)].map(([, group]) => group ?? '');

function leadsSomewhere(href: string): boolean {
  if (href.startsWith('https://')) return URL.canParse(href);
  if (href.startsWith('/resorts/')) return resortIds.has(href.slice('/resorts/'.length));
  if (href.startsWith('/blog/')) return postBySlug(href.slice('/blog/'.length)) !== null;
  return pages.has(href);
}

it('the front page has the three newest, and loads no others', () => {
  expect(latestArticles).toEqual(posts.slice(0, 3));
});

it('there is an article on each topic, and no two share slug, title or picture', () => {
  const firstTags = posts.map(({ tags }) => tags[0]);
  expect(topics.filter((topic) => !firstTags.includes(topic))).toEqual([]);
  for (const key of ['slug', 'title', 'imageUrl'] as const) {
    expect(new Set(posts.map((post) => post[key])).size).toBe(posts.length);
  }
});

describe.each(articles.map(({ post, body }) => [post.slug, post, body] as const))('%s', (_slug, post, body) => {
  it('uses the allowed tags and attributes only, well nested', () => {
    const open: string[] = [];
    const wrong: string[] = [];
    for (const [whole, closing, tag = '', attributes = ''] of body.matchAll(/<(\/?)([a-zA-Z0-9]*)([^>]*)>/g)) {
      const mayHave = allowed[tag];
      const names = [...attributes.matchAll(/\s([^\s=]+)="[^"<>]*"/g)].map(([, name]) => name ?? '');
      const rest = attributes.replaceAll(/\s([^\s=]+)="[^"<>]*"/g, '').trim();
      if (!mayHave || rest !== '' || names.some((name) => !mayHave.includes(name))) wrong.push(whole);
      if (!closing) open.push(tag);
      else if (open.pop() !== tag) wrong.push(whole);
    }
    expect(wrong).toEqual([]);
    expect(open).toEqual([]);
  });

  it('is between 700 and 1,400 words, and its reading time is true', () => {
    const words = textOfHtml(body).split(' ').length;
    expect(words).toBeGreaterThanOrEqual(700);
    expect(words).toBeLessThanOrEqual(1400);
    expect(post.readTime).toBe(Math.round(words / WORDS_A_MINUTE));
  });

  it('has headings that can be linked to, and a caption on every table', () => {
    const ids = all(body, /<h[23] id="([^"]*)"/g);
    expect(ids.every((id) => /^[a-z0-9-]+$/.test(id))).toBe(true);
    expect(new Set(ids).size).toBe(ids.length);
    expect(all(body, /(<h[23]>)/g)).toEqual([]);
    expect(all(body, /(<table>)(?!\s*<caption>[^<]+<\/caption>)/g)).toEqual([]);
    expect(prepareArticle(body).sections.length).toBeGreaterThanOrEqual(4);
  });

  it('leads only to pages, resorts and articles that exist', () => {
    expect(all(body, /href="([^"]*)"/g).filter((href) => !leadsSomewhere(href))).toEqual([]);
  });

  it('has a picture that exists and is described', () => {
    expect(existsSync(`public${post.imageUrl}`)).toBe(true);
    expect(post.imageAlt.length).toBeGreaterThan(20);
  });

  it('has a picture for the dark theme whose sky is dark', () => {
    const svg = readFileSync(`public${post.imageUrlInDark ?? post.imageUrl}`, 'utf8');
    const [, sky = ''] = svg.match(/<stop offset="0" stop-color="#(\w{6})"/) ?? [];
    const brightest = Math.max(...[0, 2, 4].map((at) => Number.parseInt(sky.slice(at, at + 2), 16)));
    expect(brightest).toBeLessThan(0x70);
  });

  it('has one to three tags, related resorts that exist, and a real date', () => {
    expect(post.tags.length).toBeGreaterThanOrEqual(1);
    expect(post.tags.length).toBeLessThanOrEqual(3);
    expect(post.relatedResorts.length).toBeGreaterThanOrEqual(1);
    expect(post.relatedResorts.filter((id) => !resortIds.has(id))).toEqual([]);
    expect(new Date(`${post.date}T00:00:00Z`).toISOString().slice(0, 10)).toBe(post.date);
    expect(post.excerpt.length).toBeLessThanOrEqual(200);
  });
});

describe('readying a body for the page', () => {
  const body =
    '<p>One.</p>\n<h2 id="a-b">Trails &amp; <em>slopes</em></h2>\n<h3 id="c">Three</h3>\n' +
    '<table>\n  <caption>Wind in "km"</caption>\n  <tbody></tbody>\n</table>';
  const { html, sections } = prepareArticle(body);

  it('lists the sections in plain words', () => {
    expect(sections).toEqual([{ id: 'a-b', title: 'Trails & slopes' }]);
  });

  it('lets headings link to themselves and tables be scrolled', () => {
    expect(html).toContain('<h2 id="a-b"><a href="#a-b">Trails &amp; <em>slopes</em></a></h2>');
    expect(html).toContain('<h3 id="c"><a href="#c">Three</a></h3>');
    expect(html).toContain('role="group" tabindex="0" aria-label="Wind in &quot;km&quot;"><table><caption>');
    expect(html.endsWith('</table></div>')).toBe(true);
  });

  it('marks the columns of brief values', () => {
    const table = (rows: string) => prepareArticle(`<table>\n<caption>Snow</caption>${rows}</table>`).html;
    const row = (name: string, depth: string) => `<tr><th scope="row">${name}</th><td>${depth}</td></tr>`;
    const head =
      '<tr><th scope="col">Conditions of the day</th><th scope="col">New snow, at ten in the morning</th></tr>';
    const html = table(head + row('Around zero, wet flakes', '10 cm (4 in)') + row('Cold', '20 cm'));
    expect(html.match(/<t[hd] class="brief"/g)).toHaveLength(3);
    expect(html).toContain('<td class="brief">20 cm</td>');
    expect(table(head + row('Cold', 'more than one would think'))).toContain('<td>more');
  });
});
