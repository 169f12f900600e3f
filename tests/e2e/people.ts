import type { Page } from '@playwright/test';
import { demoAccount } from '@/demo/seed/users';
import { expect, type Site } from './site';

/** Signs in on /login as the member who exists from the start. */
export async function signIn(page: Page): Promise<void> {
  await page.goto('/login');
  await fillIn(page, demoAccount.email, demoAccount.password);
  await expect(page.getByText('Signed in successfully!')).toBeVisible();
}

/** Fills in the log-in form that is on screen, and sends it. */
export async function fillIn(page: Page, email: string, password: string): Promise<void> {
  // The page before may still be there, with a field of that name.
  await page.getByRole('heading', { level: 1, name: 'Log In' }).waitFor();
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log In' }).click();
}

/** The card of a resort, by its name. */
export const card = (page: Page, name: string) => page.getByRole('article', { name, exact: true });
/** The heart of a resort's card, as it is when the resort is not saved. */
export const emptyHeart = (page: Page, name: string) => page.getByRole('button', { name: `Save ${name} to favorites` });
/** The heart of a resort's card, as it is when the resort is saved. */
export const fullHeart = (page: Page, name: string) =>
  page.getByRole('button', { name: `Remove ${name} from favorites` });

interface ServerState {
  accounts: [string, { user_type: string }][];
  favorites: [string, { resort_id: string }[]][];
  reviews: [string, { title: string } | null][];
  events: { event: string }[];
}

/** What the server holds of what visitors changed. */
export async function serverState(site: Site): Promise<ServerState> {
  return (await fetch(`${site.url}/__state`)).json() as Promise<ServerState>;
}

/** Ids of all favorites the server holds, whoever's they are. */
export async function savedOnServer(site: Site): Promise<string[]> {
  const { favorites } = await serverState(site);
  return favorites.flatMap(([, rows]) => rows.map(({ resort_id }) => resort_id));
}

/** The requests to the API below a path, as "METHOD /path". */
export async function requestsTo(site: Site, start: string): Promise<string[]> {
  const requests = await site.requests();
  return requests.filter(({ path }) => path.startsWith(start)).map(({ method, path }) => `${method} ${path}`);
}
