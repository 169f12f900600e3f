import { afterAll, beforeAll, expect, it } from 'vitest';
import { type DemoServer, startDemoServer } from '@/demo/http-server';

let server: DemoServer;
beforeAll(async () => {
  server = await startDemoServer({ now: () => new Date('2026-02-10T12:20:00.000Z') });
});
afterAll(() => server.close());

const send = (method: string, path: string, body?: unknown, token?: string) =>
  fetch(server.url + path, {
    method,
    headers: { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });

it('responds over HTTP with bodies, tokens and statuses', async () => {
  const signIn = await send('POST', '/api/auth/signin', { email: 'lena@example.com', password: 'snowline-demo' });
  expect(signIn.headers.get('content-type')).toContain('application/json');
  const { token } = (await signIn.json()) as { token: string };
  expect((await send('POST', '/api/favorites', { resort_id: 'vail' }, token)).status).toBe(201);
  expect((await send('GET', '/api/favorites')).status).toBe(401);
  expect((await send('GET', '/elsewhere')).status).toBe(404);
});

it('shows and forgets what happened', async () => {
  await send('POST', '/__reset');
  await send('GET', '/api/resorts?page=2');
  await send('POST', '/api/auth/guest');
  expect(await (await send('GET', '/__requests')).json()).toEqual([
    { method: 'GET', path: '/api/resorts?page=2', status: 200 },
    { method: 'POST', path: '/api/auth/guest', status: 201 },
  ]);
  expect(await (await send('GET', '/__state')).json()).toMatchObject({ accounts: [[expect.any(String), {}]] });
  await send('POST', '/__reset');
  expect(await (await send('GET', '/__state')).json()).toMatchObject({ accounts: [], sessions: [] });
});
