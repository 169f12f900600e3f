import { readRedirects } from '../../src/prerender/static-host.ts';

/** Headers for the paths that a pattern matches; '' removes one that an earlier rule set. */
interface HeaderRule {
  /** A path, with a star at the end for everything below it. */
  pattern: string;
  headers: [name: string, value: string][];
}

/** Reads a `_headers` file: a path pattern at the margin, its headers indented below it ("! Name" removes one). */
export function readHeaderRules(text: string): HeaderRule[] {
  const rules: HeaderRule[] = [];
  for (const line of text.split('\n').filter((entry) => entry.trim() && !entry.trim().startsWith('#'))) {
    if (/^\S/.test(line)) {
      rules.push({ pattern: line.trim(), headers: [] });
    } else if (line.trim().startsWith('! ')) {
      rules.at(-1)?.headers.push([line.trim().slice(2), '']);
    } else {
      const colon = line.indexOf(':');
      rules.at(-1)?.headers.push([line.slice(0, colon).trim(), line.slice(colon + 1).trim()]);
    }
  }
  return rules;
}

/** The response to paths below a prefix that have no file. */
interface Route {
  /** Such as `/resorts/`; `/` for everything else. */
  prefix: string;
  /** The file that is sent instead; null: the web server's own error page. */
  file: string | null;
  status: 200 | 404;
}

/** The rules of the host, independent of the web server. */
export interface HostRules {
  /** Sent with every file of the site. */
  headers: [name: string, value: string][];
  /** Sent with every file but those below `subresources`: what only a document needs, such as a content security policy. */
  documentHeaders: [name: string, value: string][];
  /** The prefix below which `_headers` removes them, such as `/assets/`; null when it removes none. */
  subresources: string | null;
  /** How long a file may be kept: the first matching prefix decides. */
  cacheControl: { prefix: string; value: string }[];
  routes: Route[];
}

function prefixOf(pattern: string): string {
  if (!pattern.endsWith('/*') || pattern.slice(0, -1).includes('*')) {
    throw new Error(`${pattern}: web servers are only configured for everything below a path`);
  }
  return pattern.slice(0, -1);
}

/**
 * Reads the built `_headers` and `_redirects`, so that the rules are written once. Throws for a rule that the
 * configurations in deploy/ cannot express.
 */
export function readHostRules(headersFile: string, redirectsFile: string): HostRules {
  const rules = readHeaderRules(headersFile);
  const everywhere = rules.filter(({ pattern }) => pattern === '/*');
  const elsewhere = rules.filter(({ pattern }) => pattern !== '/*');
  const special = elsewhere
    .flatMap(({ pattern, headers }) => headers.map(([name, value]) => ({ pattern, name, value })))
    .filter(({ name }) => name !== 'Cache-Control');
  const other = special.find(({ pattern, value }) => pattern !== special[0]?.pattern || value !== '');
  if (other) throw new Error(`${other.name} for some paths only: web servers are not configured for that`);
  const common = everywhere.flatMap(({ headers }) => headers).filter(([name]) => name !== 'Cache-Control');
  const isOfDocuments = ([name]: [name: string, value: string]) => special.some((removed) => removed.name === name);
  const unfit = common.find(([, value]) => /["$\\{}]/.test(value));
  if (unfit) throw new Error(`${unfit[0]} holds a character that web servers would read as something else`);

  const cacheControl = [...elsewhere, ...everywhere].flatMap((rule) => {
    const value = rule.headers.findLast(([name]) => name === 'Cache-Control')?.[1];
    return value ? [{ prefix: prefixOf(rule.pattern), value }] : [];
  });
  const routes = readRedirects(redirectsFile).map(({ from, to, status }): Route => {
    if (status !== 200 && status !== 404) throw new Error(`${from}: web servers are not configured for ${status}`);
    return { prefix: prefixOf(from), file: to, status };
  });
  // Prefixes with caching rules contain only files.
  const kept = cacheControl.filter(({ prefix }) => !routes.some((route) => route.prefix === prefix));
  const filesOnly = kept.map(({ prefix }): Route => ({ prefix, file: null, status: 404 }));
  return {
    headers: common.filter((header) => !isOfDocuments(header)),
    documentHeaders: common.filter(isOfDocuments),
    subresources: special[0] ? prefixOf(special[0].pattern) : null,
    cacheControl,
    routes: [...filesOnly, ...routes],
  };
}
