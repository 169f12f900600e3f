import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type ResolvedConfig } from 'vite';

/** A module of the site that was built for Node. */
export interface NodeBuild<Module> {
  module: Module;
  /** Removes the built files, and with them the module's lazy chunks. */
  remove: () => Promise<void>;
}

/** Builds a module of the site for Node and imports it; `define` replaces expressions in it. */
export async function buildForNode<Module>(
  config: ResolvedConfig,
  entry: string,
  define: Record<string, string> = {},
): Promise<NodeBuild<Module>> {
  const name = /([^/]+)\.tsx?$/.exec(entry)?.[1] ?? '';
  // Below node_modules, so that its imports of packages resolve.
  const folder = join(config.cacheDir, `${name}-${process.pid}`);
  const remove = () => rm(folder, { recursive: true, force: true });
  try {
    await build({
      root: config.root,
      configFile: config.configFile ?? false,
      mode: config.mode,
      logLevel: 'warn',
      define,
      build: { ssr: entry, outDir: folder, emptyOutDir: true, copyPublicDir: false, manifest: false, minify: false },
    });
    return { module: (await import(pathToFileURL(join(folder, `${name}.js`)).href)) as Module, remove };
  } catch (error) {
    await remove();
    throw error;
  }
}
