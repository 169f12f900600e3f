import { createHash } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin, type ResolvedConfig } from 'vite';
import { bootstrapScript } from './bootstrap-script.ts';
import { criticalCss } from './critical-css.ts';
import { builtFile, chunkTags, inlineCriticalCss, type Manifest, renderDocument } from './document.ts';

/** Loaded by the demo's own entry, so that index.html does not preload it there. */
const PRODUCT = 'src/main.tsx';
const RENDERER = 'src/prerender/render.tsx';
const FONTS = ['besley', 'public-sans'].map(
  (name) => `node_modules/@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`,
);

/** By which a CSP allows an inline text. */
const hashOf = (text: string) => createHash('sha256').update(text).digest('base64');

type Renderer = typeof import('./render.tsx');

/** Builds the render function for Node, runs `use` with it and leaves nothing behind. */
async function withRenderer(config: ResolvedConfig, use: (renderer: Renderer) => Promise<void>): Promise<void> {
  // Beside the packages, which it imports by name.
  const folder = join(config.cacheDir, `prerender-${process.pid}`);
  try {
    await build({
      root: config.root,
      configFile: config.configFile ?? false,
      mode: config.mode,
      logLevel: 'warn',
      build: { ssr: RENDERER, outDir: folder, emptyOutDir: true, copyPublicDir: false, manifest: false, minify: false },
    });
    await use((await import(pathToFileURL(join(folder, 'render.js')).href)) as Renderer);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * Prerenders the pages whose text is the same for everyone as HTML once the site is built, and a shell with the site's frame
 * for all others. The demo's build gets them too; the development server does without.
 */
export function prerender(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'snowline-prerender',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    configResolved: (resolved) => {
      config = resolved;
    },
    writeBundle: {
      order: 'post',
      sequential: true,
      handler: async () => {
        const dist = resolve(config.root, config.build.outDir);
        const write = async (file: string, text: string) => {
          await mkdir(dirname(join(dist, file)), { recursive: true });
          await writeFile(join(dist, file), text);
        };
        const template = await readFile(join(dist, 'index.html'), 'utf8');
        const manifest = JSON.parse(await readFile(join(dist, '.vite/manifest.json'), 'utf8')) as Manifest;

        const fonts = FONTS.map(
          (font) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${builtFile(manifest, font)}">`,
        ).join('');

        const isDemo = PRODUCT in manifest;
        const everywhere = isDemo ? [PRODUCT] : [];

        await withRenderer(config, async ({ renderSite, textFiles, hostHeaders, bootstrapOptions }) => {
          const bootstrap = bootstrapScript(bootstrapOptions(isDemo));
          const pages = (await renderSite()).map(({ file, head, root, modules, request }) => {
            const ahead = request && !isDemo ? `<link rel="preload" as="fetch" crossorigin href="${request}">` : '';
            const chunks = ahead + chunkTags(template, manifest, [...everywhere, ...modules]);
            return { file, document: renderDocument(template, { head, chunks, fonts, root, bootstrap }) };
          });
          const style = await criticalCss(
            dist,
            pages.map(({ document }) => document),
          );
          for (const { file, document } of pages) await write(file, inlineCriticalCss(document, style));
          for (const { file, text } of textFiles()) await write(file, text);
          const headers = await readFile(join(dist, '_headers'), 'utf8');
          await write('_headers', hostHeaders(headers, { style: hashOf(style), script: hashOf(bootstrap) }));
        });
      },
    },
  };
}
