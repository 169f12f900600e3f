import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
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
