import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';

/** Stands for every resort's page, and asks for the code of one. */
export const RESORT_SHELL = 'resort.html';

/** The file that a host answers a page's path with; `isPrerendered` says whether the page has a file of its own. */
export function fileOfPage(path: string, isPrerendered: boolean): string {
  if (isPrerendered) return `${path}/index.html`;
  return path.startsWith('/resorts/') ? `/${RESORT_SHELL}` : '/shell.html';
}

/**
 * Makes the preview server answer as the site's host does: a prerendered page under its own path, a shell under every
 * other path that does not name a file (see public/_redirects).
 */
export function staticHost(): Plugin {
  return {
    name: 'snowline-static-host',
    config: (_config, { isPreview }) => (isPreview ? { appType: 'mpa' } : undefined),
    configurePreviewServer: (server) => {
      const dist = resolve(server.config.root, server.config.build.outDir);
      // After the proxy and the files: only pages are left.
      return () => {
        server.middlewares.use((request, _response, next) => {
          const path = (request.url ?? '/').split('?')[0]?.replace(/\/+$/, '') ?? '';
          const isFile = /\.[a-z\d]+$/i.test(path);
          if (!isFile) request.url = fileOfPage(path, existsSync(join(dist, path, 'index.html')));
          next();
        });
      };
    },
  };
}
