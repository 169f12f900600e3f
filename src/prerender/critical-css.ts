import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import Beasties from 'beasties';

/** Attributes that only a script sets: no prerendered page matches rules with them, but its first paint needs them. */
const SET_BY_SCRIPT = [/data-theme/, /data-query/, /data-trip=/, /\[data-trip\]/];
/** Tailwind's `*:` rules of the children of an element, which beasties matches with nothing: 13 of them, 0.7 kB. */
const OF_CHILDREN = /^:is\(.+>\s*\*\)$/;
const STYLE = /<style>([\s\S]*?)<\/style>/g;

/** All font faces of the sheets: rules name fonts through variables, so beasties cannot tell which are in use. */
async function fontFaces(dist: string, links: readonly string[]): Promise<string> {
  const sheets = links.map((link) => readFile(join(dist, /href="([^"]+)"/.exec(link)?.[1] ?? ''), 'utf8'));
  return (await Promise.all(sheets)).flatMap((sheet) => sheet.match(/@font-face\{[^}]*\}/g) ?? []).join('');
}

/**
 * The critical CSS of some pages: the rules of the site's style sheets that match any of them, in the sheets' order. Throws
 * if no rule matches.
 * @param dist the built folder
 * @param pages whole documents
 */
export async function criticalCss(dist: string, pages: readonly string[]): Promise<string> {
  const [first = ''] = pages;
  const bodies = pages.map((page) => page.slice(page.indexOf('<div id="root"'), page.indexOf('</body>')));
  const links = new Set(pages.flatMap((page) => page.match(/<link rel="stylesheet"(?![^>]*\bmedia=)[^>]*>/g) ?? []));
  const all = `${first.slice(0, first.indexOf('<head>'))}<head>${[...links].join('')}</head><body>${bodies.join('')}</body></html>`;

  const beasties = new Beasties({
    path: dist,
    publicPath: '/',
    preload: 'body',
    pruneSource: false,
    reduceInlineStyles: false,
    fonts: false,
    allowRules: [...SET_BY_SCRIPT, OF_CHILDREN],
    logLevel: 'silent',
  });
  const style = [...(await beasties.process(all)).matchAll(STYLE)].map(([, rules = '']) => rules).join('');
  if (style === '') throw new Error('No rule of the style sheets fits the prerendered pages');
  return (await fontFaces(dist, [...links])) + style;
}
