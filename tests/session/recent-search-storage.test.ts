// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest';
import { RECENT_SEARCHES_MAX, STORAGE_KEYS } from '@/config/constants';
import { forgetSearch, recentSearchStore, rememberSearch } from '@/session/recent-search-storage';
import { storeElsewhere } from '../support/browser-storage';

const stored = () => JSON.parse(localStorage.getItem(STORAGE_KEYS.recentSearches) ?? 'null') as unknown;

afterEach(() => recentSearchStore.save([]));

describe('recent searches', () => {
  it('stand once each, the newest first, without the oldest', () => {
    for (const text of ['a', 'b', 'c', 'd', ' B ', 'e', 'f', '  ']) rememberSearch(text);
    expect(recentSearchStore.get()).toEqual(['f', 'e', 'B', 'd', 'c']);
    expect(stored()).toHaveLength(RECENT_SEARCHES_MAX);
    rememberSearch('D');
    expect(recentSearchStore.get()).toEqual(['D', 'f', 'e', 'B', 'c']);
  });

  it('are forgotten one by one, and the last leaves no entry behind', () => {
    rememberSearch('Zermatt');
    rememberSearch('Voss');
    forgetSearch('zermatt');
    expect(stored()).toEqual(['Voss']);
    forgetSearch('Voss');
    expect(stored()).toBeNull();
  });

  it('are read as they can be searched for: texts of up to 100 characters, each once, five at most', () => {
    const found = ['Voss', 7, ' ', 'x'.repeat(101), 'Voss', 'x'.repeat(100), 'a', 'b', 'c', 'd'];
    storeElsewhere(STORAGE_KEYS.recentSearches, JSON.stringify(found));
    expect(recentSearchStore.get()).toEqual(['Voss', 'x'.repeat(100), 'a', 'b', 'c']);
  });

  it('are kept to the length of a search', () => {
    rememberSearch('x'.repeat(101));
    expect(recentSearchStore.get()).toEqual(['x'.repeat(100)]);
  });

  it.each([['"Zermatt"'], ['{"a":1}'], ['[1,"",null]'], ['not json']])('read %s as none', (text) => {
    storeElsewhere(STORAGE_KEYS.recentSearches, text);
    expect(recentSearchStore.get()).toEqual([]);
  });
});
