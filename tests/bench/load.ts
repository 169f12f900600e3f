import type { Browser } from '@playwright/test';
import type { Content, Notes } from './observe';
import { openPhone } from './phone';

/** One request of a page; times in ms since the first request. */
export interface RequestRecord {
  path: string;
  type: string;
  start: number;
  end: number;
  /** Bytes as sent, headers included. */
  bytes: number;
}

export interface Load extends Notes {
  requests: RequestRecord[];
}

const NETWORK_IDLE_FOR = 1000;
const LONGEST = 60_000;

/** Opens an address cold on a slow phone and a slow network, and waits until the network has been idle for a second. */
export async function load(browser: Browser, url: string, path: string, content: Content): Promise<Load> {
  const phone = await openPhone(browser, { url, content, slowNet: true });
  const { page, session } = phone;
  const requests = new Map<string, RequestRecord>();
  let open = 0;
  let lastChange = Date.now();
  let zero: number | null = null;

  session.on('Network.requestWillBeSent', ({ requestId, request, type = '', timestamp }) => {
    if (!request.url.startsWith(url) || requests.has(requestId)) return;
    zero ??= timestamp;
    const { pathname, search } = new URL(request.url);
    requests.set(requestId, { path: pathname + search, type, start: (timestamp - zero) * 1000, end: 0, bytes: 0 });
    open += 1;
    lastChange = Date.now();
  });
  const finish = (requestId: string, timestamp: number, bytes: number) => {
    const known = requests.get(requestId);
    if (!known || known.end > 0) return;
    Object.assign(known, { end: (timestamp - (zero ?? 0)) * 1000, bytes });
    open -= 1;
    lastChange = Date.now();
  };
  session.on('Network.loadingFinished', (event) => finish(event.requestId, event.timestamp, event.encodedDataLength));
  session.on('Network.loadingFailed', (event) => finish(event.requestId, event.timestamp, 0));

  try {
    await page.goto(path, { waitUntil: 'load', timeout: LONGEST });
    await page.waitForFunction(() => window.notes.content !== null, null, { timeout: LONGEST });
    const began = Date.now();
    while ((open > 0 || Date.now() - lastChange < NETWORK_IDLE_FOR) && Date.now() - began < LONGEST) {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    const notes = await page.evaluate(() => window.notes);
    return { ...notes, requests: [...requests.values()] };
  } finally {
    await phone.close();
  }
}

const isScript = ({ type }: RequestRecord): boolean => type === 'Script';

/** The scripts that were there when the content was. */
export function scriptsBeforeContent({ requests, content }: Load): RequestRecord[] {
  return requests.filter((each) => isScript(each) && each.end > 0 && each.end <= (content ?? 0));
}
