import type { Page } from '@playwright/test';
import { STORAGE_KEYS } from '@/config/constants';
import { demoAccount } from '@/demo/seed/users';
import { expect, type Site } from './site';

/** Signs in on /login, which `open` opens, as the member who exists from the start. */
export async function signIn(page: Page, open = (path: string): Promise<unknown> => page.goto(path)): Promise<void> {
  await open('/login');
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

/** Signs out by the account menu. */
export async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Account menu' }).click();
  await page.getByRole('button', { name: 'Log Out' }).click();
  await expect(page).toHaveURL('/login');
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

export type Person = 'visitor' | 'guest' | 'member';

/** Somebody who comes to the site, and the resorts they have saved. */
export interface Arrival {
  as: Person;
  saved?: readonly string[];
}

interface Session {
  token: string;
  user: unknown;
}

/** Sends a request to the API besides the page. Gives the body of the response; throws where it is refused. */
async function post({ url }: Pick<Site, 'url'>, path: string, body: unknown, token?: string): Promise<unknown> {
  const response = await fetch(`${url}/api${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path} responds with ${response.status}`);
  return response.json();
}

async function sessionOf(site: Pick<Site, 'url'>, person: Person): Promise<Session | null> {
  if (person === 'visitor') return null;
  const { email, password } = demoAccount;
  const session = await (person === 'guest'
    ? post(site, '/auth/guest', undefined)
    : post(site, '/auth/signin', { email, password }));
  return session as Session;
}

/** Brings a person to the site, with nothing left of whoever was there before, on the server or in the browser. */
export async function arrive(page: Page, site: Pick<Site, 'url'>, { as, saved = [] }: Arrival): Promise<void> {
  await fetch(`${site.url}/__reset`, { method: 'POST' });
  const session = await sessionOf(site, as);
  for (const resort of saved) await post(site, '/favorites', { resort_id: resort }, session?.token);
  // A page of the site on which nothing of it runs.
  await page.goto('/robots.txt');
  await page.evaluate(
    ([keys, opened]) => {
      window.localStorage.clear();
      window.sessionStorage.clear();
      if (!opened) return;
      window.localStorage.setItem(keys.token, opened.token);
      window.localStorage.setItem(keys.user, JSON.stringify(opened.user));
    },
    [STORAGE_KEYS, session] as const,
  );
}
