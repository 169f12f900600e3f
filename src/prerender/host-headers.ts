/** Addresses that the pages connect to; '' where there is none. */
interface OutsideAddresses {
  apiBaseUrl: string;
  mapTileUrl: string;
  errorEndpoint: string;
  vitalsEndpoint: string;
}

/** Hashes (SHA-256, base64) of the pages' inline code: the styles of all kinds of pages, and the bootstrap script. */
export interface PageHashes {
  styles: readonly string[];
  script: string;
}

const ADDRESS = /^(?:(https?):)?\/\/(?:[^/?#@]*@)?([^/?#\s;,'"]+)(?:[/?#]|$)/i;

/**
 * The source by which a CSP names the origin of an address: '' for a path of the site itself, a wildcard for an address
 * with a placeholder in its host ("https://{s}.tiles.example/{z}/…"). Throws for anything else.
 */
export function cspSource(address: string): string {
  if (address === '' || /^\/(?!\/)/.test(address)) return '';
  const [, scheme, host] = ADDRESS.exec(address) ?? [];
  if (!host) throw new Error(`${address} is neither a path nor an http(s) address`);
  const labels = host.split('.');
  const afterPlaceholder = labels.findLastIndex((label) => label.includes('{')) + 1;
  const name = afterPlaceholder > 0 ? ['*', ...labels.slice(afterPlaceholder)].join('.') : host;
  return (scheme ? `${scheme}://${name}` : name).toLowerCase();
}

/** Fills public/_headers with the origins of the environment and the hashes. Throws when a placeholder is missing from it. */
export function fillHeaders(
  template: string,
  { apiBaseUrl, mapTileUrl, errorEndpoint, vitalsEndpoint }: OutsideAddresses,
  { styles, script }: PageHashes,
): string {
  const sources = {
    '%STYLES%': styles.map((hash) => `'sha256-${hash}'`).join(' '),
    '%SCRIPT%': `'sha256-${script}'`,
    '%API%': cspSource(apiBaseUrl),
    '%TILES%': cspSource(mapTileUrl),
    '%ERRORS%': cspSource(errorEndpoint),
    '%VITALS%': cspSource(vitalsEndpoint),
  };
  let filled = template;
  for (const [placeholder, source] of Object.entries(sources)) {
    if (!filled.includes(` ${placeholder}`)) throw new Error(`public/_headers has no ${placeholder}`);
    filled = filled.replace(` ${placeholder}`, () => (source ? ` ${source}` : ''));
  }
  return filled;
}

/** Adds the hashes of another language's pages to the headers of the site. */
export function addHashes(headers: string, { styles, script }: PageHashes): string {
  const add = (text: string, directive: string, hashes: readonly string[]) => {
    const missing = hashes.filter((hash) => !text.includes(hash)).map((hash) => ` 'sha256-${hash}'`);
    return text.replace(`${directive} 'self'`, (found) => found + missing.join(''));
  };
  return add(add(headers, 'script-src', [script]), 'style-src', styles);
}
