import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { loadEnv, type Plugin, type ResolvedConfig } from 'vite';
import { bootstrapScript } from './bootstrap-script.ts';
import { criticalCss } from './critical-css.ts';
import { builtFile, chunkTags, inlineCriticalCss, type Manifest, renderDocument } from './document.ts';
import { addHashes, type PageHashes } from './host-headers.ts';
import { buildForNode } from './node-build.ts';
import { writePictures } from './picture-files.ts';
import type { RenderedPage } from './render.tsx';
import type { Snapshot } from './snapshot.ts';
import { type SnapshotSettings, snapshotSettings, takeOnce, takeSnapshot } from './snapshot-source.ts';

/** Loaded by the demo's own entry, so that index.html does not preload it there. */
const PRODUCT = 'src/main.tsx';
const RENDERER = 'src/prerender/render.tsx';
const FONTS = ['besley', 'public-sans'].map(
  (name) => `node_modules/@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`,
);
/** The drawing that the site's own share picture has. */
const HERO = 'images/hero-wide-dawn.svg';
const WITH_SNAPSHOT = { 'import.meta.env.VITE_SNAPSHOT': JSON.stringify('yes') };

/** The hash by which a CSP allows an inline style or script. */
const hashOf = (text: string) => createHash('sha256').update(text).digest('base64');

type Renderer = typeof import('./render.tsx');

interface Server {
  /** Origin; the API is under `/api`. */
  url: string;
  close: () => Promise<void>;
}

/** Module and function that start a `Server`. */
interface OwnApi {
  module: string;
  start: string;
}

interface PrerenderOptions {
  /** An API that runs during the build and is read instead of SNAPSHOT_API_URL. */
  ownApi: OwnApi | undefined;
  /** What the paths of this build's language begin with: '' or '/de'. */
  prefix: string;
}

/** Starts an API of our own and reads it. */
async function readOwnApi<Data>(
  config: ResolvedConfig,
  { module, start }: OwnApi,
  read: (apiUrl: string) => Promise<Data>,
) {
  const api = await buildForNode<Record<string, () => Promise<Server>>>(config, module);
  const server = await api[start]?.();
  if (!server) throw new Error(`${module} has no ${start}`);
  return read(`${server.url}/api`).finally(() => server.close());
}

/**
 * Prerenders the pages with the same content for everyone once the site is built, and a shell with the site's layout for all
 * others. With a snapshot of the API, pages contain its data, and the list and every resort are prerendered, too. The API is
 * read before anything of the last build is removed. Not used by the development server.
 */
export function prerender({ ownApi, prefix }: PrerenderOptions): Plugin {
  let config: ResolvedConfig;
  let settings: SnapshotSettings;
  let renderer: Renderer;
  let snapshot: Snapshot | null = null;
  return {
    name: 'snowline-prerender',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    config: ({ root = process.cwd() }, { mode }) => {
      settings = snapshotSettings(loadEnv(mode, root, 'SNAPSHOT_'));
      return ownApi || settings.apiUrl ? { define: WITH_SNAPSHOT } : {};
    },
    // Before the build begins, so that a failure leaves the last build alone.
    configResolved: async (resolved) => {
      config = resolved;
      const hasSnapshot = ownApi !== undefined || settings.apiUrl !== '';
      renderer = await buildForNode<Renderer>(config, RENDERER, hasSnapshot ? WITH_SNAPSHOT : {});
      if (!hasSnapshot) return;
      const read = (from: SnapshotSettings) => takeSnapshot(renderer.readSnapshot, from, config.logger);
      snapshot = await takeOnce(() =>
        ownApi ? readOwnApi(config, ownApi, (apiUrl) => read({ apiUrl, min: 1 })) : read(settings),
      );
    },
    writeBundle: {
      order: 'post',
      sequential: true,
      handler: () => writePages(config, renderer, snapshot, prefix),
    },
  };
}

/** The module that sends requests, a chunk of its own. */
const API_CLIENT = 'src/lib/axios-client.ts';

async function writePages(config: ResolvedConfig, renderer: Renderer, snapshot: Snapshot | null, prefix: string) {
  const dist = resolve(config.root, config.build.outDir);
  const write = async (file: string, text: string) => {
    await mkdir(dirname(join(dist, file)), { recursive: true });
    await writeFile(join(dist, file), text);
  };
  const template = (await readFile(join(dist, 'index.html'), 'utf8')).replace(
    '/manifest.webmanifest',
    `${prefix}/manifest.webmanifest`,
  );
  const manifest = JSON.parse(await readFile(join(dist, '.vite/manifest.json'), 'utf8')) as Manifest;
  const fonts = FONTS.map(
    (font) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${builtFile(manifest, font)}">`,
  ).join('');
  const isDemo = PRODUCT in manifest;
  const everywhere = isDemo ? [PRODUCT] : [];
  // The demo's API runs in the page, once its code is loaded.
  const bootstrap = bootstrapScript(renderer.bootstrapOptions(!isDemo && snapshot === null));
  const documentOf = ({ head, root, state, modules, defersCode }: RenderedPage) => {
    // A page that is not whole without its code waits for a response of the API, too.
    const client = defersCode ? [] : [API_CLIENT];
    const chunks = chunkTags(template, manifest, [...everywhere, ...modules, ...client]);
    return renderDocument(template, { head, chunks, fonts, root, state, bootstrap });
  };

  const pages = await renderer.renderSite(snapshot);
  // With a snapshot they are made from samples: new data must not change the style of every page.
  const styles = await stylesByKind(dist, snapshot ? await renderer.renderSamples() : pages, documentOf);
  const writePage = (page: RenderedPage) => {
    const style = styles.get(page.kind);
    if (style === undefined) throw new Error(`No sample is of the kind of ${page.file}`);
    return write(page.file, inlineCriticalCss(documentOf(page), style, page.defersCode));
  };
  for (const page of pages) await writePage(page);
  const onBroken = (path: string, error: unknown) => config.logger.warn(`${path} is left to the shell: ${error}`);
  const writeResorts = async () => {
    if (!snapshot) return;
    for await (const { file, text } of renderer.drawPictures(snapshot)) await write(file, text);
    for await (const page of renderer.renderSnapshot(snapshot, onBroken)) await writePage(page);
  };
  // Share pictures are rendered in parallel, on another core.
  const hero = await readFile(join(config.publicDir, HERO), 'utf8');
  const cache = join(config.cacheDir, 'share-pictures', renderer.locale);
  await Promise.all([writePictures(renderer.drawSharePictures(snapshot, hero), dist, cache), writeResorts()]);
  for (const { file, text } of renderer.textFiles(snapshot)) await write(file, text);
  const hashes = { styles: [...new Set(styles.values())].map(hashOf), script: hashOf(bootstrap) };
  await writeSiteFiles(dist, renderer, hashes);
}

/** The files of the host, which stand once: the first language fills them, every other adds what its pages need. */
async function writeSiteFiles(dist: string, renderer: Renderer, hashes: PageHashes): Promise<void> {
  const isFirst = renderer.locale === 'en';
  const root = isFirst ? dist : dirname(dist);
  const text = (file: string) => readFile(join(root, file), 'utf8');
  if (isFirst) {
    await writeFile(join(root, '_headers'), renderer.hostHeaders(await text('_headers'), hashes));
    await writeFile(join(root, '_redirects'), renderer.hostRedirects(await text('_redirects')));
  } else {
    await writeFile(join(root, '_headers'), addHashes(await text('_headers'), hashes));
    await writeFile(join(dist, 'manifest.webmanifest'), renderer.webManifest(await text('manifest.webmanifest')));
  }
}

/** The critical CSS of each kind of page. */
async function stylesByKind(
  dist: string,
  pages: readonly RenderedPage[],
  documentOf: (page: RenderedPage) => string,
): Promise<Map<string, string>> {
  const styles = new Map<string, string>();
  for (const kind of new Set(pages.map((page) => page.kind))) {
    const ofKind = pages.filter((page) => page.kind === kind);
    styles.set(kind, await criticalCss(dist, ofKind.map(documentOf)));
  }
  return styles;
}
