import type { HostRules } from './host-rules.ts';

/** Addresses from the build's environment. */
export interface HostPlaces {
  /** VITE_SITE_URL. */
  siteUrl: string;
  /** VITE_API_BASE_URL: a path of the site's own origin, or an address elsewhere. */
  baseUrl: string;
  /** API_PROXY: the upstream of an API on the site's own origin; '' when it is not set. */
  upstream: string;
}

const indent = (lines: readonly string[], by: string): string => lines.map((line) => `${by}${line}`).join('\n');

/** Puts text in place of the line that holds nothing but a placeholder. Throws when there is no such line. */
function fill(template: string, blocks: Readonly<Record<string, readonly string[]>>): string {
  let filled = template;
  for (const [name, lines] of Object.entries(blocks)) {
    const place = new RegExp(`^([ \\t]*)%${name}%$`, 'm');
    if (!place.test(filled)) throw new Error(`The template has no line %${name}%`);
    filled = filled.replace(place, (_line, by: string) => indent(lines, by));
  }
  return filled;
}

/** The API's path with a slash at the end where it stands on the site's own origin, else null. */
const apiPath = ({ baseUrl }: HostPlaces): string | null =>
  /^\/(?!\/)/.test(baseUrl) ? `${baseUrl.replace(/\/+$/, '')}/` : null;

/** A regular expression of nginx for everything below a prefix. */
const below = (prefix: string) => `~^${prefix.replaceAll('.', '\\.')}`;

/** deploy/nginx.conf, filled in. */
export function nginxConfig(
  template: string,
  { headers, documentHeaders, subresources, cacheControl, routes }: HostRules,
  places: HostPlaces,
): string {
  const path = apiPath(places);
  const apiBlock = [
    // With a modifier, so that no regular expression below takes an id that begins with a dot.
    `location ^~ ${path} {`,
    ...(places.upstream
      ? [`    proxy_pass ${new URL(places.upstream).origin};`]
      : ['    # The build was not told where the API is: set API_PROXY, or write proxy_pass here.', '    return 502;']),
    '    proxy_http_version 1.1;',
    '    proxy_ssl_server_name on;',
    '    proxy_set_header Connection "";',
    '    proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;',
    '    proxy_set_header X-Forwarded-Host $host;',
    '    proxy_set_header X-Forwarded-Proto $snowline_scheme;',
    '    # The site gives up after 10 seconds.',
    '    proxy_read_timeout 15s;',
    '    # With an add_header of its own, the location is spared those of the pages.',
    '    add_header X-Content-Type-Options "nosniff" always;',
    '}',
  ];
  const routeBlocks = routes.flatMap(({ prefix, file, status }) =>
    status === 404
      ? [`location ${prefix} {`, '    try_files $uri =404;', ...(file ? [`    error_page 404 ${file};`] : []), '}']
      : [`location ${prefix} {`, `    try_files $uri $uri/index.html ${file};`, '}'],
  );
  const cacheLines = cacheControl.map(({ prefix, value }) => {
    return prefix === '/' ? `default "${value}";` : `${below(prefix)} "${value}";`;
  });
  const variableOf = (name: string) => `$snowline_${name.toLowerCase().replaceAll('-', '_')}`;
  // nginx sends no header whose value is empty.
  const documentMaps = documentHeaders.flatMap(([name, value]) => [
    `map $uri ${variableOf(name)} {`,
    `    ${below(subresources ?? '/')} "";`,
    `    default "${value}";`,
    '}',
  ]);
  return fill(template, {
    CACHE: cacheLines,
    DOCUMENT_MAPS: documentMaps,
    HEADERS: [
      ...headers.map(([name, value]) => `add_header ${name} "${value}" always;`),
      ...documentHeaders.map(([name]) => `add_header ${name} ${variableOf(name)} always;`),
    ],
    API: path ? apiBlock : ['# The API is on another origin: the browser calls it directly.'],
    ROUTES: routeBlocks,
  });
}

/** deploy/Caddyfile, filled in. */
export function caddyConfig(
  template: string,
  { headers, documentHeaders, subresources, cacheControl, routes }: HostRules,
  places: HostPlaces,
): string {
  const path = apiPath(places);
  const cacheOf = (prefix: string) => cacheControl.find((rule) => prefix.startsWith(rule.prefix))?.value ?? 'no-cache';
  const apiBlock = [
    `handle ${path}* {`,
    places.upstream
      ? `\treverse_proxy ${new URL(places.upstream).origin} {\n\t\t\theader_up Host {upstream_hostport}\n\t\t}`
      : '\t# The build was not told where the API is: set API_PROXY, or write reverse_proxy here.\n\t\trespond 502',
    '}',
  ];
  const routeBlocks = routes.flatMap(({ prefix, file, status }) => [
    prefix === '/' ? 'handle {' : `handle ${prefix}* {`,
    '\timport headers',
    ...(prefix === subresources ? [] : ['\timport document_headers']),
    ...(status === 404
      ? ['\t@found file', `\theader @found Cache-Control "${cacheOf(prefix)}"`]
      : [`\theader Cache-Control "${cacheOf(prefix)}"`, `\ttry_files {path} {path}/index.html ${file}`]),
    '\timport files',
    '}',
  ]);
  const missing = routes.find(({ file, status }) => file && status === 404)?.file;
  return fill(
    template.replace('%ADDRESS%', () => new URL(places.siteUrl).origin),
    {
      HEADERS: headers.map(([name, value]) => `${name} "${value}"`),
      DOCUMENT_HEADERS: documentHeaders.map(([name, value]) => `header ${name} "${value}"`),
      API: path ? apiBlock : ['# The API is on another origin: the browser calls it directly.'],
      ROUTES: routeBlocks,
      ERRORS: [
        'handle_errors {',
        '\timport headers',
        '\timport document_headers',
        ...(missing
          ? [`\trewrite * ${missing}`, '\timport files']
          : ['\trespond "{err.status_text}" {err.status_code}']),
        '}',
      ],
    },
  );
}
