/** A function that runs in the page: it refers to nothing outside of itself, and its arguments are JSON. */
// biome-ignore lint/suspicious/noExplicitAny: whatever the function takes is checked where it is handed over.
export type InPage<Result> = (...args: any[]) => Result;

/** One tab of a browser, with a profile of its own. What each browser's protocol can do, and no more. */
export interface Tab {
  /** Goes to an address of the site, and waits for the load event. */
  open: (address: string) => Promise<void>;
  reload: () => Promise<void>;
  /** Makes the page that many CSS pixels wide. */
  resize: (width: number) => Promise<void>;
  evaluate: <Result>(script: InPage<Result>, ...args: unknown[]) => Promise<Result>;
  /** Runs the text of a classic script, which the page's content security policy does not touch. */
  inject: (text: string) => Promise<void>;
  /** Clicks the element that the function finds, as a mouse would: scrolled to, and in its middle. */
  click: (find: InPage<Element>, ...args: unknown[]) => Promise<void>;
  /** Types into the element that the function finds, key by key. */
  type: (text: string, find: InPage<Element>, ...args: unknown[]) => Promise<void>;
  /** Errors, warnings and refusals of the content security policy since the last call. */
  complaints: () => Promise<string[]>;
  /** A PNG of what the window shows. */
  screenshot: () => Promise<Uint8Array>;
  close: () => Promise<void>;
}

export interface TestBrowser {
  /** Opens a tab that knows nothing of earlier ones. */
  openTab: () => Promise<Tab>;
  close: () => Promise<void>;
}

/** Height of the page in CSS pixels, about. */
export const HEIGHT = 900;

/** The source of a call of the function. tsx wraps named functions in a helper that pages do not have. */
export const callOf = (script: InPage<unknown>, args: unknown[]): string =>
  `(() => { const __name = (value) => value; return (${script})(...${JSON.stringify(args)}); })()`;
