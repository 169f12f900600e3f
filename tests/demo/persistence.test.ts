// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { browserPersistence } from '@/demo/persistence';

afterEach(() => window.localStorage.clear());

describe('the browser’s storage', () => {
  it('holds the changes under one key', () => {
    browserPersistence().write('changes');
    expect(window.localStorage).toHaveLength(1);
    expect(browserPersistence().read()).toBe('changes');
    browserPersistence().write(null);
    expect(window.localStorage).toHaveLength(0);
  });

  it('keeps changes until the page is left where storage is blocked', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    const persistence = browserPersistence();
    persistence.write('changes');
    expect(persistence.read()).toBe('changes');
  });
});
