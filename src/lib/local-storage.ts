// Values that the browser refused to store (storage blocked or full) are held here until the page is left.
const unstored = new Map<string, string>();

/** The stored text of a key, or null; never throws. */
export function readStoredText(key: string): string | null {
  const held = unstored.get(key);
  if (held !== undefined) return held;
  try {
    return window.localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Stores a text. Returns false when the browser refused and the value will not outlive the page. Never throws. */
export function writeStoredText(key: string, value: string): boolean {
  try {
    window.localStorage.setItem(key, value);
    unstored.delete(key);
    return true;
  } catch {
    unstored.set(key, value);
    return false;
  }
}

/** Removes a key; never throws. */
export function removeStored(key: string): void {
  unstored.delete(key);
  try {
    window.localStorage.removeItem(key);
  } catch {
    // Blocked storage is empty.
  }
}

/** The stored JSON of a key, or null when there is none or it is corrupt. The caller checks its shape. */
export function readStoredJson(key: string): unknown {
  try {
    return JSON.parse(readStoredText(key) ?? 'null') as unknown;
  } catch {
    return null;
  }
}

/** Stores a value as JSON; null removes the key. Returns false when the value will not outlive the page. Never throws. */
export function writeStoredJson(key: string, value: unknown): boolean {
  if (value !== null) return writeStoredText(key, JSON.stringify(value));
  removeStored(key);
  return true;
}

/**
 * Calls back when another tab changes or clears one of the keys. Values that this tab could not store under any of them
 * are dropped first: values that belong together must come from the same tab. Also calls back when the browser shows this
 * page again from its back-forward cache, where no change reaches it.
 */
export function onStoredChange(keys: readonly string[], listener: () => void): void {
  window.addEventListener('storage', ({ key }) => {
    if (key !== null && !keys.includes(key)) return;
    for (const changed of keys) unstored.delete(changed);
    listener();
  });
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) listener();
  });
}
