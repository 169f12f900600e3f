import { execFileSync } from 'node:child_process';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { type BrotliOptions, brotliCompress, constants, gzip } from 'node:zlib';
import { limitConcurrency } from '../../src/lib/limit-concurrency.ts';
import { readHostRules } from './host-rules.ts';
import { caddyConfig, nginxConfig } from './web-servers.ts';

/** Folders beside the site: configurations of web servers, and source maps, which are not published. */
const HOST_FILES = 'dist-deploy';
const SOURCE_MAPS = 'dist-sourcemaps';

/** As in src/config/env.ts, which only what Vite builds can import. */
const DEFAULT_SITE_URL = 'https://snowline.example';

const PACKABLE = /\.(html|js|css|svg|json|xml|txt|webmanifest)$/;
/** Bytes below which compressing a file saves no packet. */
const WORTH_PACKING = 1024;

const PACKED_AT_ONCE = 4;
/**
 * For the files of thousands of resorts, instead of quality 11: a page takes a thirtieth of the time and 8 % more bytes, a
 * drawing a third and 2 % more. With the default window of 4 MiB, quality 9 touches so much memory per file that it takes six
 * times as long; 64 KiB (2 ** 16) costs at most 0.3 %.
 */
const OF_RESORTS = {
  page: { params: { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_LGWIN]: 16 } },
  drawing: { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } },
} satisfies Record<string, BrotliOptions>;

const toBrotli = promisify<Buffer, BrotliOptions, Buffer>(brotliCompress);
const toGzip = promisify<Buffer, Buffer>(gzip);

const filesIn = async (folder: string): Promise<string[]> =>
  (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));

/** Puts source maps into a folder of their own, under the same paths. */
async function moveSourceMaps(dist: string, target: string): Promise<void> {
  await rm(target, { recursive: true, force: true });
  for (const file of (await filesIn(dist)).filter((name) => name.endsWith('.map'))) {
    const moved = join(target, file.slice(dist.length));
    await mkdir(dirname(moved), { recursive: true });
    await rename(file, moved);
  }
}

async function packFile(file: string, options: BrotliOptions): Promise<void> {
  const bytes = await readFile(file);
  if (bytes.length < WORTH_PACKING) return;
  const writeSmaller = async (ending: string, packed: Buffer) => {
    if (packed.length < bytes.length) await writeFile(`${file}.${ending}`, packed);
  };
  await writeSmaller('br', await toBrotli(bytes, options));
  await writeSmaller('gz', await toGzip(bytes));
}

/** Writes a .br and a .gz beside every file that they make smaller, for web servers that send precompressed files. */
async function precompress(dist: string): Promise<void> {
  const files = (await filesIn(dist)).filter((name) => PACKABLE.test(name));
  const optionsOf = (file: string): BrotliOptions => {
    if (/[\\/]resorts$/.test(dirname(dirname(file)))) return OF_RESORTS.page;
    return dirname(file) === join(dist, 'images/resorts') ? OF_RESORTS.drawing : {};
  };
  const limited = limitConcurrency(PACKED_AT_ONCE);
  await Promise.all(files.map((file) => limited(() => packFile(file, optionsOf(file)))));
}

/** The commit the build is made from: COMMIT, which a container sets, since it has no repository; else Git's; null where there is neither. */
function commitOf(root: string): string | null {
  if (process.env.COMMIT) return process.env.COMMIT;
  try {
    return execFileSync('git', ['rev-parse', 'HEAD'], { cwd: root, encoding: 'utf8', stdio: 'pipe' }).trim();
  } catch {
    return null;
  }
}

/**
 * After the production build of every language: moves the source maps to `dist-sourcemaps`, writes `version.json`, compresses the files and
 * writes the web servers' configurations of deploy/ to `dist-deploy`, with the policy of this build. Two builds of one commit give
 * the same files.
 * @param env the build's `VITE_` variables and API_PROXY
 */
export async function writeHostFiles(
  root: string,
  folder: string,
  env: Readonly<Record<string, string>>,
): Promise<void> {
  const dist = resolve(root, folder);
  const text = (file: string) => readFile(join(root, file), 'utf8');

  await moveSourceMaps(dist, join(root, SOURCE_MAPS));
  const { version } = JSON.parse(await text('package.json')) as { version: string };
  const deployed = { version, commit: commitOf(root) };
  await writeFile(join(dist, 'version.json'), `${JSON.stringify(deployed)}\n`);
  await precompress(dist);

  const rules = readHostRules(
    await readFile(join(dist, '_headers'), 'utf8'),
    await readFile(join(dist, '_redirects'), 'utf8'),
  );
  const { VITE_API_BASE_URL: baseUrl = '/api', API_PROXY: upstream = '', VITE_SITE_URL } = env;
  const places = { baseUrl, upstream, siteUrl: VITE_SITE_URL ?? DEFAULT_SITE_URL };
  await mkdir(join(root, HOST_FILES), { recursive: true });
  const write = (file: string, content: string) => writeFile(join(root, HOST_FILES, file), content);
  await write('nginx.conf', nginxConfig(await text('deploy/nginx.conf'), rules, places));
  await write('Caddyfile', caddyConfig(await text('deploy/Caddyfile'), rules, places));
}
