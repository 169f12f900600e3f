import { createHash } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin, type ResolvedConfig } from 'vite';
import { STORAGE_KEYS } from '../config/constants.ts';
import { builtFile, chunkTags, type Manifest, writeDocument } from './document.ts';

/** Loaded by the demo's own entry, so that index.html does not ask for it there. */
const PRODUCT = 'src/main.tsx';
const RENDERER = 'src/prerender/render.tsx';
const FONTS = ['besley', 'public-sans'].map(
  (name) => `node_modules/@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`,
);

/** A remembered theme has to be there before the first paint; the site's own script comes after it. */
const themeScript = `try{const t=localStorage.getItem(${JSON.stringify(STORAGE_KEYS.theme)});if(t==="light"||t==="dark")document.documentElement.dataset.theme=t}catch{}\n`;

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
 * Writes the pages whose text is the same for everyone as HTML once the site is built, and a shell with the site's frame
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

        const hash = createHash('sha256').update(themeScript).digest('base64url').slice(0, 8);
        const themeFile = `${config.build.assetsDir}/theme-${hash}.js`;
        await write(themeFile, themeScript);
        const fonts = FONTS.map(
          (font) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${builtFile(manifest, font)}">`,
        );
        const common = [`<script src="/${themeFile}"></script>`, ...fonts].join('');

        const everywhere = PRODUCT in manifest ? [PRODUCT] : [];

        await withRenderer(config, async ({ renderSite, textFiles, hostHeaders }) => {
          for (const { file, head, root, modules } of await renderSite()) {
            const chunks = chunkTags(template, manifest, [...everywhere, ...modules]);
            await write(file, writeDocument(template, { common, head, chunks, root }));
          }
          for (const { file, text } of textFiles()) await write(file, text);
          await write('_headers', hostHeaders(await readFile(join(dist, '_headers'), 'utf8')));
        });
      },
    },
  };
}
