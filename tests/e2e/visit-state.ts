import type { Page } from '@playwright/test';
import { inEnglish, type Say } from './languages';
import { expect } from './site';

/** A page, or a state of one, that every visitor must be able to use, whatever the width and the theme. */
export interface PageState {
  name: string;
  address: string;
  /** Puts responses in place of the API's before the page is opened. `tests/browsers` leaves it out. */
  prepare?: (page: Page) => Promise<unknown>;
  /** Words that stand in `main` when the page is whole. */
  shows: string | RegExp;
  /** Opens what is to be looked at; without it, the page as it arrives. */
  open?: (page: Page, say: Say) => Promise<void>;
  /** Only where the window is narrower, or at least as wide, as 768 px. */
  only?: 'phone' | 'desktop';
}

/** True where the state exists in a window of that width. */
export const existsAt = (width: number) => (state: PageState) =>
  state.only === undefined || (state.only === 'phone') === width < 768;

/** Goes to a page, waits until it is whole and opens what belongs to the state. */
export async function visit(page: Page, { prepare, address, shows, open }: PageState, say = inEnglish): Promise<void> {
  await prepare?.(page);
  await page.goto(address);
  await expectWhole(page, say(shows));
  await open?.(page, say);
}

/** Expects the words of a page in `main`, and nothing that is still on its way. Retried requests take a few seconds. */
export async function expectWhole(page: Page, shows: string | RegExp): Promise<void> {
  await expect(page.getByRole('main').getByText(shows).filter({ visible: true }).first()).toBeVisible({
    timeout: 30_000,
  });
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0, { timeout: 30_000 });
}
