import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';

const BUILD = 'node_modules/vite/bin/vite.js';

it('A build that fails leaves no snapshot, which another could take for its own', () => {
  const root = mkdtempSync(join(tmpdir(), 'build-languages-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  mkdirSync(join(root, 'node_modules/vite/bin'), { recursive: true });
  mkdirSync(join(root, 'node_modules/.cache'));
  // Takes a snapshot, and fails.
  writeFileSync(
    join(root, BUILD),
    `const { writeFileSync } = require('node:fs');
     writeFileSync('named.txt', process.env.BUILD_SNAPSHOT);
     writeFileSync(process.env.BUILD_SNAPSHOT, '{}');
     process.exit(3);`,
  );
  const { status } = spawnSync(
    process.execPath,
    ['--import', import.meta.resolve('tsx'), resolve('tools/languages/main.ts')],
    { cwd: root },
  );
  expect(status).toBe(3);
  expect(existsSync(resolve(root, readFileSync(join(root, 'named.txt'), 'utf8')))).toBe(false);
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
