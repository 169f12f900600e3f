// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { readStoredJson, readStoredText, removeStored, writeStoredJson, writeStoredText } from '@/lib/local-storage';

afterEach(() => {
  vi.restoreAllMocks();
  removeStored('key');
});

const refuse = () => {
  throw new DOMException('full', 'QuotaExceededError');
};

describe('stored values', () => {
  it('come back as they went in', () => {
    expect(writeStoredJson('key', { a: [1] })).toBe(true);
    expect(readStoredJson('key')).toEqual({ a: [1] });
    removeStored('key');
    expect(readStoredText('key')).toBeNull();
  });

  it('that are corrupt count as none', () => {
    writeStoredText('key', '{"a":');
    expect(readStoredJson('key')).toBeNull();
  });

  it('last as long as the page when storage is full', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
    expect(writeStoredText('key', 'kept')).toBe(false);
    expect(readStoredText('key')).toBe('kept');
  });

  it('do no harm when storage is blocked', () => {
    for (const method of ['getItem', 'setItem', 'removeItem'] as const)
      vi.spyOn(Storage.prototype, method).mockImplementation(refuse);
    expect(readStoredText('key')).toBeNull();
    writeStoredText('key', 'kept');
    expect(readStoredText('key')).toBe('kept');
    removeStored('key');
    expect(readStoredText('key')).toBeNull();
  });
});
