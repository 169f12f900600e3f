// Values that could not be stored (storage blocked or full) live here, so that the page at hand still works.
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

/** Stores a text; gives false when the browser refused and the value will not outlive the page. */
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

/** Forgets a key; never throws. */
export function removeStored(key: string): void {
  unstored.delete(key);
  try {
    window.localStorage.removeItem(key);
  } catch {
    // Blocked storage holds nothing to remove.
  }
}

/** The stored JSON of a key, or null when there is none or it is corrupt. The caller checks its shape. */
export function readStoredJson(key: string): unknown {
  const text = readStoredText(key);
  if (text === null) return null;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}

/** Stores a value as JSON; gives false when it will not outlive the page. */
export function writeStoredJson(key: string, value: unknown): boolean {
  return writeStoredText(key, JSON.stringify(value));
}

/**
 * Calls back when another browser tab changes or clears one of the keys. What this tab could not store under any of them
 * is dropped first: values that belong together must come from the same tab.
 */
export function onStoredChange(keys: readonly string[], listener: () => void): void {
  window.addEventListener('storage', ({ key }) => {
    if (key !== null && !keys.includes(key)) return;
    for (const changed of keys) unstored.delete(changed);
    listener();
  });
}
