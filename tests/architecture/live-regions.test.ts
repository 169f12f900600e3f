import { expect, it } from 'vitest';
import { sourceFiles } from './source-files';

// Screen readers announce what comes into a live region. One that is hidden as long as it is empty is no region yet as its
// words come, and they are silent.

it('live regions are there before they have words', () => {
  const hidden = sourceFiles('src').flatMap(({ path, text }) =>
    [...text.matchAll(/<\w+[^<>]*\srole="(?:status|alert)"[^<>]*>/g)]
      .filter(([tag]) => tag.includes('empty:hidden'))
      .map(({ index }) => `${path}:${text.slice(0, index).split('\n').length}`),
  );
  expect(hidden).toEqual([]);
});
