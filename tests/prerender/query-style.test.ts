// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/** What is unseen before the code is there, as the address has a query string. */
const [, hidden = 'none found'] =
  /(:root\[data-query\][^{]+)\{\s*visibility: hidden/.exec(readFileSync('src/styles/base.css', 'utf8')) ?? [];

function isHidden(page: string, selector: string): boolean | undefined {
  document.documentElement.dataset.query = '';
  document.body.innerHTML = `<div id="root" data-page="${page}"><main><h1></h1><div role="tabpanel"></div></main></div>`;
  return document.querySelector(selector)?.matches(hidden);
}

describe.each(['', '/de', '/fr', '/it'])(
  'A page below “%s” that was prerendered without the query string',
  (language) => {
    it('does not show its list unfiltered', () => {
      expect(isHidden(`${language}/resorts`, '[role="tabpanel"]')).toBe(true);
      expect(isHidden(`${language}/resorts`, 'h1')).toBe(false);
    });

    it('does not show a resort at another tab', () => {
      expect(isHidden(`${language}/resorts/zermatt`, '[role="tabpanel"]')).toBe(true);
      expect(isHidden(`${language}/resorts/zermatt`, 'h1')).toBe(false);
    });

    it('shows an article', () => {
      expect(isHidden(`${language}/blog/zermatt`, '[role="tabpanel"]')).toBe(false);
    });
  },
);
