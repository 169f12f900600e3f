import { existsSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { Plugin } from 'vite';

interface Rule {
  matches: (path: string) => boolean;
  headers: [string, string][];
}

/** Reads a `_headers` file: a path pattern at the margin, its headers indented below it. */
function readRules(text: string): Rule[] {
  const rules: Rule[] = [];
  for (const line of text.split('\n').filter((entry) => entry.trim() && !entry.trim().startsWith('#'))) {
    if (/^\S/.test(line)) {
      const pattern = new RegExp(
        `^${line
          .trim()
          .replaceAll(/[.+?^${}()|[\]\\]/g, '\\$&')
          .replaceAll('*', '.*')}$`,
      );
      rules.push({ matches: (path) => pattern.test(path), headers: [] });
    } else if (line.trim().startsWith('! ')) {
      rules.at(-1)?.headers.push([line.trim().slice(2), '']);
    } else {
      const colon = line.indexOf(':');
      rules.at(-1)?.headers.push([line.slice(0, colon).trim(), line.slice(colon + 1).trim()]);
    }
  }
  return rules;
}

/** Sends the headers that the built site's `_headers` file asks its host for. Goes after what redirects. */
export function hostHeaders(dist: string): Plugin {
  return {
    name: 'host-headers',
    configurePreviewServer: (server) => {
      const file = join(dist, '_headers');
      const rules = existsSync(file) ? readRules(readFileSync(file, 'utf8')) : [];
      const setHeaders = (request: IncomingMessage, response: ServerResponse) => {
        const path = (request.url ?? '/').split('?')[0] ?? '/';
        for (const [name] of rules.flatMap(({ headers }) => headers)) response.removeHeader(name);
        for (const [name, value] of rules.filter(({ matches }) => matches(path)).flatMap(({ headers }) => headers)) {
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
