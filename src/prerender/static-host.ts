import { existsSync, readFileSync, statSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { join, resolve } from 'node:path';
import type { Connect, Plugin } from 'vite';

/** The shell of every resort's page, which preloads the chunks of one. */
export const RESORT_SHELL = 'resort.html';

interface Redirect {
  /** Path, with a star at the end for everything below it. */
  from: string;
  /** Path of the file that is sent. */
  to: string;
  status: number;
}

/** Reads a `_redirects` file: on each line a path, the file that is sent instead and the status of the response. */
export function readRedirects(text: string): Redirect[] {
  return text.split('\n').flatMap((line) => {
    const [from, to, status] = line.trim().split(/\s+/);
    return from && to && !from.startsWith('#') ? { from, to, status: Number(status) } : [];
  });
}

/** The first rule for a path without a file; undefined if there is none. */
export function findRedirect(path: string, redirects: readonly Redirect[]): Redirect | undefined {
  return redirects.find(({ from }) => (from.endsWith('*') ? path.startsWith(from.slice(0, -1)) : path === from));
}

// A path may be longer than any file's, for which `statSync` throws.
const isFile = (path: string): boolean => existsSync(path) && statSync(path).isFile();

/** Fixes the status of a response: Vite's middleware that sends the file would set its own. */
function fixStatus(response: ServerResponse, status: number): void {
  Object.defineProperty(response, 'statusCode', { get: () => status, set: () => {} });
}

/** What the site's host does: a prerendered page under its own path, and the rules of `_redirects` for paths without a file. */
function hostRules(dist: string): Connect.NextHandleFunction {
  const rules = join(dist, '_redirects');
  const redirects = existsSync(rules) ? readRedirects(readFileSync(rules, 'utf8')) : [];
  return (request, response, next) => {
    const path = (request.url ?? '/').split('?')[0]?.replace(/\/+$/, '') ?? '';
    if (existsSync(join(dist, path, 'index.html'))) {
      request.url = `${path}/index.html`;
      return next();
    }
    // Vite has put the file in place of a path that ends in a slash.
    if (isFile(join(dist, path))) return next();
    const redirect = findRedirect(path, redirects);
    if (redirect) request.url = redirect.to;
    if (redirect && redirect.status !== 200) fixStatus(response, redirect.status);
    next();
  };
}

/** Makes the preview server respond as the site's host does. */
export function staticHost(): Plugin {
  return {
    name: 'snowline-static-host',
    config: (_config, { isPreview }) => (isPreview ? { appType: 'mpa' } : undefined),
    configurePreviewServer: ({ config, middlewares }) => {
      const dist = resolve(config.root, config.build.outDir);
      // After the proxy and the files.
      return () => void middlewares.use(hostRules(dist));
    },
  };
}
