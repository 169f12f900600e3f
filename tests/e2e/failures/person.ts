import type { Page } from '@playwright/test';
import { STORAGE_KEYS } from '@/config/constants';
import { demoAccount } from '@/demo/seed/users';
import type { Site } from '../site';
import type { FailingCall, Person } from './call';

interface Session {
  token: string;
  user: unknown;
}

async function post(site: Site, path: string, body: unknown, token?: string): Promise<unknown> {
  const response = await fetch(`${site.url}/api${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path} responds with ${response.status}`);
  return response.json();
}

async function sessionOf(site: Site, person: Person): Promise<Session | null> {
  if (person === 'visitor') return null;
  const { email, password } = demoAccount;
  const session = await (person === 'guest'
    ? post(site, '/auth/guest', undefined)
    : post(site, '/auth/signin', { email, password }));
  return session as Session;
}

/** Brings a person to the site, with nothing left of whoever was there before, on the server or in the browser. */
export async function arrive(
  page: Page,
  site: Site,
  { as, saved = [] }: Pick<FailingCall, 'as' | 'saved'>,
): Promise<void> {
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
