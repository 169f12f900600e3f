import { existsSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { readHeaderRules } from '../../tools/host-files/host-rules';

/** Whether a pattern of a `_headers` file stands for a path. */
const matches = (pattern: string, path: string): boolean =>
  pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern;

/** Sends the headers that the built site's `_headers` file asks its host for. Goes after what redirects. */
export function hostHeaders(dist: string): Plugin {
  return {
    name: 'host-headers',
    configurePreviewServer: (server) => {
      const file = join(dist, '_headers');
      const rules = existsSync(file) ? readHeaderRules(readFileSync(file, 'utf8')) : [];
      const setHeaders = (request: IncomingMessage, response: ServerResponse) => {
        const path = (request.url ?? '/').split('?')[0] ?? '/';
        for (const [name] of rules.flatMap(({ headers }) => headers)) response.removeHeader(name);
        const fitting = rules.filter(({ pattern }) => matches(pattern, path));
        for (const [name, value] of fitting.flatMap(({ headers }) => headers)) {
          if (value === '') response.removeHeader(name);
          // A host joins the values of a header that several rules name, unless a rule drops it first ("! Name").
          else response.setHeader(name, response.hasHeader(name) ? `${response.getHeader(name)}, ${value}` : value);
        }
      };
      const use = () =>
        server.middlewares.use((request, response, next) => {
          setHeaders(request, response);
          next();
        });
      use();
      // Once more after a redirect: the headers are those of the file that is sent.
      return use;
    },
  };
}
