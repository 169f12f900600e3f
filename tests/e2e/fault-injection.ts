import type { Page, Route } from '@playwright/test';
import { ADDRESS_FIELD, everyTextIs, type Twist, twisted } from '../support/twisted-texts';
import { expect } from './site';

/** Ends an attribute or a text, and runs a script in three ways if anything takes it for markup. */
export const MARKUP = '"\'></b><img src=x onerror=window.ran=1><script>window.ran=2</script><svg/onload=window.ran=3>';

const ADDRESSES = [
  'javascript:window.ran=4',
  'JaVaScRiPt:window.ran=5//https://example.com',
  'data:text/html,<script>parent.ran=6</script>',
  '//evil.example/a.jpg',
  '/\\evil.example',
];

let turn = 0;
function nextAddress(): string {
  turn += 1;
  return ADDRESSES[turn % ADDRESSES.length] ?? '';
}

const withMarkup: Twist = (text, field) => (ADDRESS_FIELD.test(field) ? nextAddress() : `${text}${MARKUP}`);

/** Without the markup that the page sends back, the API knows what is meant. */
const cleanAddress = (address: string) => address.replaceAll(encodeURIComponent(MARKUP), '');
const cleanBody = (body: string | null) => body?.replaceAll(JSON.stringify(MARKUP).slice(1, -1), '');

async function respond(route: Route, twist: Twist): Promise<void> {
  const request = route.request();
  const postData = cleanBody(request.postData());
  const response = await route.fetch({ url: cleanAddress(request.url()), ...(postData && { postData }) });
  const text = await response.text();
  await route.fulfill({ response, ...(text && { json: twisted(JSON.parse(text), twist) }) });
}

async function twistResponses(page: Page, twist: Twist): Promise<void> {
  // Where the page is gone, so is the need for a response.
  await page.route('**/api/**', (route) => respond(route, twist).catch(() => {}));
}

/** From now on every text of every response of the API, ids and errors included, holds markup or a dangerous address. */
export const injectMarkup = (page: Page) => twistResponses(page, withMarkup);

/** From now on every text of every response of the API is this one; ids alone stay as they are. */
export const replaceResponseTexts = (page: Page, word: string) => twistResponses(page, everyTextIs(word));

/** Expects that markup stands in the page as text, if at all: no element of it, no script run, no address to fear. */
export async function expectNoInjectedMarkup(page: Page): Promise<void> {
  const found = await page.evaluate(() => {
    const harmless = /^(https?:\/\/|\/(?![/\\])|#|mailto:|data:image\/svg\+xml,%3Csvg)/;
    const planted = [...document.querySelectorAll('[onerror], [onload], img[src="x"], iframe, object, embed, base')];
    // The document brings one of its own, which stands before everything else in the head.
    const bootstrap = document.head.querySelector('meta[charset] ~ script');
    const scripts = [...document.querySelectorAll('script:not([src]):not([type="application/ld+json"])')].filter(
      (script) => script !== bootstrap,
    );
    const addresses = ['href', 'src', 'action', 'formaction', 'xlink:href']
      .flatMap((name) => [...document.querySelectorAll(`[${CSS.escape(name)}]`)].map((el) => el.getAttribute(name)))
      .filter((address) => address !== null && !harmless.test(address));
    // A block of data that markup ended early would no longer be JSON.
    for (const { textContent } of document.querySelectorAll('script[type="application/ld+json"]')) {
      JSON.parse(textContent ?? '');
    }
    const unguarded = [
      ...document.querySelectorAll('a[target="_blank"]:not([rel~="noopener"]):not([rel~="noreferrer"])'),
    ];
    return {
      planted: [...planted, ...scripts, ...unguarded].map((element) => element.outerHTML.slice(0, 200)),
      addresses,
      ran: (window as { ran?: number }).ran ?? null,
    };
  });
  expect(found).toEqual({ planted: [], addresses: [], ran: null });
}
