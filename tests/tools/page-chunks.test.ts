import { describe, expect, it } from 'vitest';
import { pageChunk, sharedChunk } from '../../tools/page-chunks.ts';

const id = (module: string) => `/site/src/${module}.tsx`;

/** A module graph from what each module imports statically. */
function graph(imports: Record<string, string[]>) {
  return {
    getModuleInfo: (asked: string) => ({
      importers: Object.entries(imports)
        .filter(([, imported]) => imported.some((module) => id(module) === asked))
        .map(([module]) => id(module)),
    }),
  };
}

const site = graph({
  main: ['app/router'],
  'routes/home.route': ['components/button'],
  'routes/resorts.route': ['features/list', 'components/card', 'components/button', 'components/alert'],
  'routes/resort.route': ['features/detail', 'components/card', 'components/strip'],
  'routes/resort-overview': ['components/alert', 'components/strip', 'components/season'],
  'routes/about.route': ['features/form', 'features/detail', 'components/season'],
  'features/list': ['lib/order', 'lib/figures', 'lib/dates'],
  'features/detail': ['lib/figures', 'lib/dates'],
  'features/lazy-sheet': ['features/list', 'components/sheet'],
  'app/offline-support': ['lib/dates'],
  // Packages may import each other.
  'components/card': ['lib/a'],
  'lib/a': ['lib/b'],
  'lib/b': ['lib/a'],
});

describe('the chunk of a module', () => {
  it.each([
    ['app/router', 'of the entry'],
    ['components/button', 'of the front page and another landing page'],
    ['lib/dates', 'of two landing pages, and of what every page loads'],
  ])('is that of the pages for %s, %s', (module) => {
    expect(pageChunk(id(module), site)).toBe('pages');
  });

  it.each([
    ['components/card', 'of both'],
    ['lib/figures', 'of both, by way of their features'],
    ['lib/b', 'of both, in a circle'],
    ['components/alert', 'of the list and the lazy overview of a resort'],
  ])('is that of the list and a resort for %s, %s', (module) => {
    expect(pageChunk(id(module), site)).toBe('resort-pages');
  });

  it.each([
    ['main', 'the entry itself'],
    ['routes/resorts.route', 'a page itself'],
    ['lib/order', 'of one landing page'],
    ['features/detail', 'of a landing page and another'],
    ['features/form', 'of another page'],
    ['components/strip', 'of the page of a resort and its overview'],
    ['components/season', 'of that overview and another page'],
    ['components/sheet', 'of a lazy part'],
  ])('is left to the bundler for %s, %s', (module) => {
    expect(pageChunk(id(module), site)).toBeNull();
  });

  it.each([
    ['pages', 'of several modules', ['sheet', 'dialog']],
    [null, 'of one', ['sheet']],
  ])('is %s for a message %s', (chunk, _, importers) => {
    expect(
      pageChunk('/site/dist-messages/paraglide/messages/action_close.js', { getModuleInfo: () => ({ importers }) }),
    ).toBe(chunk);
  });
});

describe('the chunk of what one landing page shares', () => {
  const shared = graph({
    'routes/resorts.route': ['components/chip', 'components/badge', 'components/card', 'features/list'],
    'routes/resort.route': ['components/card', 'lib/age', 'components/strip'],
    'routes/about.route': ['components/chip'],
    'routes/compare.route': ['components/badge', 'lib/age'],
    'lib/age': ['../node_modules/dates/index'],
    'features/lazy-sheet': ['components/card', 'components/sheet', 'components/strip'],
    'routes/resort-overview': ['components/strip', 'components/panel'],
    'app/shell/notices': ['lib/age', 'components/card', 'components/toaster'],
  });

  it('is named by the page, for a module that another page imports as well', () => {
    expect(sharedChunk(id('components/chip'), shared)).toBe('resorts-shared');
  });

  it('is one of its own for a module that every page loads after its content', () => {
    expect(sharedChunk(id('lib/age'), shared)).toBe('after-content');
  });

  it.each([
    ['features/list', 'of the page alone'],
    ['components/card', 'of two landing pages'],
    ['components/badge', 'of a page that visits begin on as well'],
    ['components/sheet', 'of no landing page'],
    ['components/panel', 'of the overview of a resort alone'],
    ['components/strip', 'of a resort and its overview'],
    ['components/toaster', 'of the notices alone'],
    ['../node_modules/dates/index', 'of a package that the notices import as well'],
    ['routes/resorts.route', 'the page itself'],
  ])('is left to the bundler for %s, %s', (module) => {
    expect(sharedChunk(id(module), shared)).toBeNull();
  });
});
