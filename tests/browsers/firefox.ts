import puppeteer, { type ElementHandle, type Page } from 'puppeteer-core';
import { callOf, HEIGHT, type InPage, type Tab, type TestBrowser } from './tab';

function tabOf(page: Page, url: string): Tab {
  let complaints: string[] = [];
  // Refusals of the content security policy come as errors of the page.
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warn') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  const elementOf = async (source: string) => (await page.evaluateHandle(source)) as ElementHandle<Element>;
  return {
    open: async (address) => {
      // Firefox reports requests that a page leaves behind as errors of its service worker, and their imports as failed.
      await page.waitForNetworkIdle({ idleTime: 300 });
      await page.goto(url + address);
    },
    reload: async () => void (await page.reload()),
    resize: (width) => page.setViewport({ width, height: HEIGHT }),
    evaluate: async <Result>(script: InPage<Result>, ...args: unknown[]) =>
      (await page.evaluate(callOf(script, args))) as Result,
    inject: async (text) => void (await page.evaluate(`${text};null`)),
    click: async (find, ...args) => (await elementOf(callOf(find, args))).click(),
    type: async (text, find, ...args) => (await elementOf(callOf(find, args))).type(text),
    complaints: async () => {
      const heard = complaints;
      complaints = [];
      return heard;
    },
    screenshot: () => page.screenshot(),
    close: () => page.browserContext().close(),
  };
}

/** Starts the installed Firefox, driven by WebDriver BiDi. `url` is the site's address, without a slash at the end. */
export async function startFirefox(executablePath: string, url: string): Promise<TestBrowser> {
  const browser = await puppeteer.launch({ browser: 'firefox', executablePath, headless: true });
  return {
    openTab: async () => tabOf(await (await browser.createBrowserContext()).newPage(), url),
    close: () => browser.close(),
  };
}
