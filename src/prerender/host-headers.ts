/** Addresses that the pages connect to; '' where there is none. */
interface OutsideAddresses {
  apiBaseUrl: string;
  mapTileUrl: string;
  errorEndpoint: string;
  vitalsEndpoint: string;
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

/**
 * Fills public/_headers with the origins of the environment and the hashes (SHA-256, base64) of the pages' inline style and
 * bootstrap script. Throws when a placeholder is missing from it.
 */
export function fillHeaders(
  template: string,
  { apiBaseUrl, mapTileUrl, errorEndpoint, vitalsEndpoint }: OutsideAddresses,
  hashes: { style: string; script: string },
): string {
  const sources = {
    '%STYLE%': `'sha256-${hashes.style}'`,
    '%SCRIPT%': `'sha256-${hashes.script}'`,
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
