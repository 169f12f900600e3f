import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllEnvs();
  // A module that threw would throw again in the files after this one.
  vi.resetModules();
});

async function readEnv(siteUrl: string) {
  vi.stubEnv('VITE_SITE_URL', siteUrl);
  vi.resetModules();
  return (await import('@/config/env')).env;
}

it('The public address of the site is a whole one', async () => {
  expect((await readEnv('https://site.example/')).siteUrl).toBe('https://site.example');
  for (const address of ['', 'site.example', '/site']) {
    await expect(readEnv(address), address).rejects.toThrow('VITE_SITE_URL');
  }
});
