/** A storage that lasts until the page is left. */
function memoryStorage(): Storage {
  const stored = new Map<string, string>();
  return {
    get length() {
      return stored.size;
    },
    key: (index) => [...stored.keys()][index] ?? null,
    getItem: (key) => stored.get(key) ?? null,
    setItem: (key, value) => void stored.set(key, String(value)),
    removeItem: (key) => void stored.delete(key),
    clear: () => stored.clear(),
  };
}

/** Replaces storage that the browser denies by storage in memory. */
export function provideStorage(): void {
  try {
    window.localStorage.getItem('');
  } catch {
    Object.defineProperty(window, 'localStorage', { value: memoryStorage(), configurable: true });
  }
}
