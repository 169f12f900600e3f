/** The JSON that this tab stored under a key, or null when there is none or it is corrupt. The caller checks its shape. */
export function readSessionJson(key: string): unknown {
  try {
    return JSON.parse(window.sessionStorage.getItem(key) ?? 'null') as unknown;
  } catch {
    return null;
  }
}

/** Stores a value as JSON until the tab is closed. Returns false when it will not outlive the page. Never throws. */
export function writeSessionJson(key: string, value: unknown): boolean {
  try {
    window.sessionStorage.setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}
