import { DEHYDRATED_STATE_ID } from '../config/snapshot.ts';

/** A chunk in Vite's manifest. */
interface Chunk {
  file: string;
  imports?: string[];
  css?: string[];
}

export type Manifest = Readonly<Record<string, Chunk>>;

/** The built file of a module. Throws when the build has none, so that a renamed module cannot go unnoticed. */
export function builtFile(manifest: Manifest, module: string): string {
  return chunkOf(manifest, module).file;
}

function chunkOf(manifest: Manifest, module: string): Chunk {
  const chunk = manifest[module];
  if (!chunk) throw new Error(`The build has no ${module}`);
  return chunk;
}

/** The chunks of some modules with their static imports. */
function chunksOf(manifest: Manifest, modules: readonly string[]): Chunk[] {
  const found = new Set<Chunk>();
  const visit = (module: string) => {
    const chunk = chunkOf(manifest, module);
    if (found.has(chunk)) return;
    found.add(chunk);
    chunk.imports?.forEach(visit);
  };
  modules.forEach(visit);
  return [...found];
}

/** Tags that preload the code and the style of some modules, without those that the template requests already. */
export function chunkTags(template: string, manifest: Manifest, modules: readonly string[]): string {
  const chunks = chunksOf(manifest, modules);
  const styles = [...new Set(chunks.flatMap(({ css }) => css ?? []))];
  const isNew = (file: string) => !template.includes(`"/${file}"`);
  return [
    ...styles.filter(isNew).map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
    ...chunks
      .map(({ file }) => file)
      .filter(isNew)
      .map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
  ].join('');
}

interface DocumentParts {
  /** Head tags of this page: title, description and the like. */
  head: string;
  /** Tags that fetch the page's code and style. */
  chunks: string;
  /** Tags that preload the fonts. */
  fonts: string;
  /** The root element with the page in it. */
  root: string;
  /** The page's data as JSON, escaped; '' where it has none. */
  state?: string;
  /** Text of the inline script that runs before anything is painted. */
  bootstrap: string;
}

const EMPTY_ROOT = '<div id="root"></div>';
const CHARSET = /<meta charset=[^>]*>/;
const BOOTSTRAP = '<script>';
const CODE = '<script type="module"';
const INLINE_SCRIPT = /<script(?![^>]*\bsrc=)(?!\s+type="application\/(?:ld\+)?json")/;
const FONTS = /\s*<link rel="preload" as="font"[^>]*>/g;
/** Style sheets for screens; others do not block rendering. */
const SHEETS = /\s*<link rel="stylesheet"(?![^>]*\bmedia=)[^>]*>/g;
const CODE_TAGS = /\s*(<script type="module"[^>]*><\/script>|<link rel="modulepreload"[^>]*>)/g;

/** Id of the template with the code's tags, on pages that are complete without it. */
export const CODE_TEMPLATE_ID = 'site-code';

/** The tag of a page's data; '' where it has none. */
export const stateTag = (state: string): string =>
  state && `<script type="application/json" id="${DEHYDRATED_STATE_ID}">${state}</script>`;

/** A page's own head tags, marked `data-prerendered`: mountApp removes them where the page is replaced. */
export const markHead = (head: string): string => head.replaceAll(/<(title|meta|link)\b/g, '<$1 data-prerendered=""');

/**
 * The built index.html with a page in it. Throws when the template is not as expected, or when the page holds an inline script.
 */
export function renderDocument(
  template: string,
  { head, chunks, fonts, root, state = '', bootstrap }: DocumentParts,
): string {
  for (const needed of [EMPTY_ROOT, CODE, '</head>', '<meta charset=']) {
    if (!template.includes(needed)) throw new Error(`index.html has no ${needed}`);
  }
  const document = template
    .replace(CODE, () => `${markHead(head)}${CODE}`)
    .replace('</head>', () => `${chunks}${fonts}</head>`)
    .replace(EMPTY_ROOT, () => root + stateTag(state));
  if (INLINE_SCRIPT.test(document)) throw new Error('A prerendered page holds an inline script, which the CSP forbids');
  // Before any style sheet, which the script would wait for, and after the encoding, which must come first.
  return document.replace(CHARSET, (charset) => `${charset}${BOOTSTRAP}${bootstrap}</script>`);
}

/**
 * Inlines the critical CSS in the head of a document and moves all deferred tags to its end. In the head they delay the
 * first text by a tenth of a second on a phone, and Chrome delays the first frame for pending fonts. Code preloaded from there
 * lets the page's pictures go first.
 * @param defersCode whether the page can be read without its code; the bootstrap script then loads it after the first paint,
 *   so that it does not compete with text and pictures
 */
export function inlineCriticalCss(document: string, style: string, defersCode: boolean): string {
  // The page itself, most of the document, holds none of these tags, and searching it takes a third as long as rendering it.
  const end = document.indexOf('</head>');
  const head = document.slice(0, end);
  const tags = (pattern: RegExp) => (head.match(pattern) ?? []).map((tag) => tag.trim()).join('');
  const code = tags(CODE_TAGS).replaceAll('rel="modulepreload"', 'rel="modulepreload" fetchpriority="low"');
  const deferred =
    tags(FONTS) + tags(SHEETS) + (defersCode ? `<template id="${CODE_TEMPLATE_ID}">${code}</template>` : code);
  const kept = head.replaceAll(FONTS, '').replaceAll(SHEETS, '').replaceAll(CODE_TAGS, '');
  const styled = kept.replace(BOOTSTRAP, () => `<style>${style}</style>${BOOTSTRAP}`);
  return styled + document.slice(end).replace('</body>', () => `${deferred}\n  </body>`);
}
