/** The JSON that this tab stored under a key, or null when there is none or it is corrupt; never throws. The caller checks its shape. */
export function readSessionJson(key: string): unknown {
  try {
    return JSON.parse(window.sessionStorage.getItem(key) ?? 'null') as unknown;
  } catch {
    return null;
  }
}

/** Stores a value as JSON for as long as the tab is open; gives false when it will not outlive the page. */
export function writeSessionJson(key: string, value: unknown): boolean {
  try {
    window.sessionStorage.setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}
