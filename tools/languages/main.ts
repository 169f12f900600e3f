import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { cp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { loadEnv } from 'vite';
import { writeHostFiles } from '../host-files/host-files.ts';
import { buildLocales } from './build-settings.ts';
import { outputOf } from './locales.ts';

// Builds the site: English at the root, every other language of VITE_LOCALES (or `--locales`) in a folder of its own, one after the
// other, so that the memory of one build is freed before the next. Files without text (vendor code, fonts, pictures) are named by
// their content and written once, to the assets shared by all languages.

const options = { mode: { type: 'string', default: 'production' }, locales: { type: 'string' } } as const;
const { mode, locales: chosen } = parseArgs({ options }).values;
if (chosen) process.env.VITE_LOCALES = chosen;
const dist = outputOf(mode);
const env = loadEnv(mode, process.cwd(), ['VITE_', 'API_PROXY']);
const locales = buildLocales(env);

// In a folder of its own, and removed however the build ends: another must not take it for its own.
const folder = mkdtempSync(join(tmpdir(), 'snowline-build-'));
process.once('exit', () => rmSync(folder, { recursive: true }));
const snapshot = join(folder, 'snapshot.json');
for (const locale of locales) {
  if (locales.length > 1) console.log(`\n${locale}`);
  const build = spawnSync(process.execPath, ['node_modules/vite/bin/vite.js', 'build', '--mode', mode], {
    stdio: 'inherit',
    env: { ...process.env, BUILD_LOCALE: locale, BUILD_LOCALES: locales.join(','), BUILD_SNAPSHOT: snapshot },
  });
  if (build.status !== 0) process.exit(build.status ?? 1);
  if (locale === 'en') continue;
  await cp(join(dist, locale, 'assets'), join(dist, 'assets'), { recursive: true });
  await rm(join(dist, locale, 'assets'), { recursive: true });
}
if (mode !== 'demo') await writeHostFiles(process.cwd(), dist, env);
