import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

const readClaims = async () => (await import('@/config/claims')).claims;

it('The claims are the words of the specification where the owner sets no others', async () => {
  vi.stubEnv('VITE_CLAIMS_RATING', '');
  expect(await readClaims()).toEqual({
    resorts: '50+',
    activeUsers: '15K+',
    skiers: '15,000+',
    averageRating: '4.8',
    dataPoints: '1M+',
    satisfaction: '95%+',
    factors: '50+',
  });
});

it('The claims are what the environment of the build says', async () => {
  vi.stubEnv('VITE_CLAIMS_ACTIVE_USERS', '320');
  vi.stubEnv('VITE_CLAIMS_SATISFACTION', '91%');
  expect(await readClaims()).toMatchObject({ activeUsers: '320', satisfaction: '91%', factors: '50+' });
});

it('A copy of .env.example claims nothing, so that each language keeps words of its own, and sends the API nowhere', () => {
  const settings = Object.entries(parseEnv(readFileSync('.env.example', 'utf8')));
  const filled = settings.filter(([name, value]) => /CLAIMS|PROXY/.test(name) && value !== '');
  expect(filled).toEqual([]);
});
