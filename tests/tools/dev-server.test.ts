import { loadConfigFromFile } from 'vite';
import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => void vi.unstubAllEnvs());

it.each(['/api', '/backend/v2'])('The development server and the preview forward the API’s path: %s', async (path) => {
  vi.stubEnv('VITE_API_BASE_URL', path);
  vi.stubEnv('VITE_API_PROXY', 'http://localhost:3000');
  const loaded = await loadConfigFromFile({ command: 'serve', mode: 'development' }, 'vite.config.ts');
  const { server, preview } = loaded?.config ?? {};
  for (const proxy of [server?.proxy, preview?.proxy]) {
    expect(proxy).toEqual({ [path]: { target: 'http://localhost:3000', changeOrigin: true } });
  }
});
