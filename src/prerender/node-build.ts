import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type ResolvedConfig } from 'vite';

/**
 * Builds a module of the site for Node and imports it; `define` replaces expressions in it. The built files stay until the process
 * ends, however it ends: the module may import lazy chunks.
 */
export async function buildForNode<Module>(
  config: ResolvedConfig,
  entry: string,
  define: Record<string, string> = {},
): Promise<Module> {
  const name = /([^/]+)\.tsx?$/.exec(entry)?.[1] ?? '';
  // Below node_modules, so that its imports of packages resolve.
  const folder = join(config.cacheDir, `${name}-${process.pid}`);
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  await build({
    root: config.root,
    configFile: config.configFile ?? false,
    mode: config.mode,
    logLevel: 'warn',
    define,
    build: { ssr: entry, outDir: folder, emptyOutDir: true, copyPublicDir: false, manifest: false, minify: false },
  });
  return (await import(pathToFileURL(join(folder, `${name}.js`)).href)) as Module;
}
