import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { loadConfigFromFile } from 'vite';
import { expect, it, onTestFinished, vi } from 'vitest';
import { buildLocales } from '../../tools/languages/build-settings';
import { LOCALES } from '../../tools/languages/locales';

const BUILD = 'node_modules/vite/bin/vite.js';

/** Runs the build of all languages in an empty folder, with a script in place of Vite. */
function buildWith(vite: string, env: Readonly<Record<string, string>> = {}) {
  const root = mkdtempSync(join(tmpdir(), 'build-languages-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  mkdirSync(join(root, 'node_modules/vite/bin'), { recursive: true });
  writeFileSync(join(root, BUILD), vite);
  const script = ['--import', import.meta.resolve('tsx'), resolve('tools/languages/main.ts')];
  const { status, stderr } = spawnSync(process.execPath, script, {
    cwd: root,
    env: { ...process.env, ...env },
    encoding: 'utf8',
  });
  return { root, status, stderr };
}

it('A build that fails leaves no snapshot, which another could take for its own', () => {
  const { root, status } = buildWith(
    `const { writeFileSync } = require('node:fs');
     writeFileSync('named.txt', process.env.BUILD_SNAPSHOT);
     writeFileSync(process.env.BUILD_SNAPSHOT, '{}');
     process.exit(3);`,
  );
  expect(status).toBe(3);
  expect(existsSync(resolve(root, readFileSync(join(root, 'named.txt'), 'utf8')))).toBe(false);
});

it.each([
  ['en,de,', 'VITE_LOCALES: "" is none of'],
  ['en,xx', 'VITE_LOCALES: "xx" is none of'],
  ['de,en', 'VITE_LOCALES has to begin with en'],
])('VITE_LOCALES="%s" is refused', (VITE_LOCALES, words) => {
  expect(() => buildLocales({ VITE_LOCALES })).toThrow(words);
});

it.each([
  ['en, de', ['en', 'de']],
  ['', [...LOCALES]],
])('VITE_LOCALES="%s" builds %j', (VITE_LOCALES, locales) => {
  expect(buildLocales({ VITE_LOCALES })).toEqual(locales);
});

it('Languages that are refused end the build before it begins', () => {
  const { root, status, stderr } = buildWith(`require('node:fs').writeFileSync('began.txt', '');`, {
    VITE_LOCALES: 'en,xx',
  });
  expect(status).toBe(1);
  expect(stderr).toContain('VITE_LOCALES: "xx" is none of');
  expect(existsSync(join(root, 'began.txt'))).toBe(false);
});

it.each([
  ['API_PROXY', 'localhost:3000', 'API_PROXY has to be an origin'],
  ['API_PROXY', 'http://localhost:3000/backend', 'API_PROXY has to be an origin'],
  ['VITE_API_PROXY', 'http://api:3000', 'VITE_API_PROXY would be published: its name is API_PROXY'],
])('%s="%s" is refused by builds and servers alike', async (variable, value, words) => {
  onTestFinished(() => void vi.unstubAllEnvs());
  vi.stubEnv(variable, value);
  for (const command of ['build', 'serve'] as const) {
    await expect(loadConfigFromFile({ command, mode: 'production' }, 'vite.config.ts')).rejects.toThrow(words);
  }
});

it('An API that does not answer ends the build in one line, and leaves the last build as it was', () => {
  const dist = mkdtempSync(join(tmpdir(), 'last-build-'));
  onTestFinished(() => rmSync(dist, { recursive: true }));
  writeFileSync(join(dist, 'index.html'), 'kept');
  const env = { ...process.env, SNAPSHOT_API_URL: 'http://127.0.0.1:9/api', NO_COLOR: '1' };
  const build = spawnSync(process.execPath, [BUILD, 'build', '--outDir', dist], { env, encoding: 'utf8' });
  expect(build.status).toBe(1);
  const said = build.stderr.split('\n').filter((line) => line.includes('No snapshot of the API'));
  expect(said).toEqual([expect.stringMatching(/GET \/resorts, page 1: .+ \(http:\/\/127\.0\.0\.1:9\/api\)\]?$/)]);
  expect(build.stderr).not.toMatch(/^\s+at /m);
  expect(readdirSync(dist)).toEqual(['index.html']);
}, 120_000);

it.each(['/api', '/backend/v2'])('The development server and the preview forward the API’s path: %s', async (path) => {
  onTestFinished(() => void vi.unstubAllEnvs());
  vi.stubEnv('VITE_API_BASE_URL', path);
  vi.stubEnv('API_PROXY', 'http://localhost:3000');
  const loaded = await loadConfigFromFile({ command: 'serve', mode: 'development' }, 'vite.config.ts');
  const { server, preview } = loaded?.config ?? {};
  for (const proxy of [server?.proxy, preview?.proxy]) {
    expect(proxy).toEqual({ [path]: { target: 'http://localhost:3000', changeOrigin: true } });
  }
});
