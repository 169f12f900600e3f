import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { cspSource, fillHeaders } from '@/prerender/host-headers';

const template = readFileSync('public/_headers', 'utf8');
const defaults = {
  apiBaseUrl: '/api',
  mapTileUrl: 'https://tile.openstreetmap.org/{z}/{x}/{y}.png',
  errorEndpoint: '',
  vitalsEndpoint: '',
};

/** Stand for the hashes that each build has of its own. */
const HASHES = { styles: ['OF-A-KIND', 'OF-ANOTHER'], script: 'OF-THIS-BUILD' };

/** The headers for every path, by name. */
function headersOf(filled: string): Record<string, string> {
  const [, rule = ''] = /^\/\*\n((?: {2}.*\n)+)/m.exec(filled) ?? [];
  return Object.fromEntries(
    rule
      .trim()
      .split('\n')
      .map((line) =>
        line
          .trim()
          .split(/:\s(.*)/)
          .slice(0, 2),
      ),
  );
}
const policyOf = (filled: string) => headersOf(filled)['Content-Security-Policy'] ?? '';

describe('a source of the content security policy', () => {
  it.each([
    ['', ''],
    ['/api', ''],
    ['/', ''],
    ['https://api.example.com', 'https://api.example.com'],
    ['https://API.example.com:8443/v1?key=1', 'https://api.example.com:8443'],
    ['http://localhost:8080/api', 'http://localhost:8080'],
    ['https://key@errors.example.com/1', 'https://errors.example.com'],
    ['//tiles.example.com/{z}/{x}/{y}.png', 'tiles.example.com'],
    ['https://{s}.tiles.example.com/{z}/{x}/{y}{r}.png', 'https://*.tiles.example.com'],
    ['https://tiles-{s}.example.com/{z}', 'https://*.example.com'],
  ])('of %j is %j', (address, source) => {
    expect(cspSource(address)).toBe(source);
  });

  it.each(['api', 'javascript:alert(1)', 'ftp://a.example', 'https://', "https://a;script-src'", 'https://a b'])(
    'cannot be made of %j',
    (address) => {
      expect(() => cspSource(address)).toThrow('neither a path nor');
    },
  );
});

describe('the headers', () => {
  it('let the pages talk to the API, the tiles and the error service, and to nobody else', () => {
    const outside = {
      apiBaseUrl: 'https://api.example.com/v1',
      mapTileUrl: 'https://{s}.tiles.example/{z}',
      errorEndpoint: 'https://errors.example/report',
      vitalsEndpoint: 'https://vitals.example/report',
    };
    const connect = (filled: string) => /connect-src ([^;]*)/.exec(policyOf(filled))?.[1];
    expect(connect(fillHeaders(template, outside, HASHES))).toBe(
      "'self' https://api.example.com https://*.tiles.example https://errors.example https://vitals.example",
    );
    expect(connect(fillHeaders(template, defaults, HASHES))).toBe("'self' https://tile.openstreetmap.org");
    expect(fillHeaders(template, defaults, HASHES)).not.toContain('%');
  });

  it('allow the inline style of every kind of page', () => {
    const [, allowed] = /style-src ([^;]*)/.exec(policyOf(fillHeaders(template, defaults, HASHES))) ?? [];
    expect(allowed).toContain("'self' 'sha256-OF-A-KIND' 'sha256-OF-ANOTHER' ");
  });

  it('are not filled in without a place for each of them', () => {
    expect(() => fillHeaders(template.replace('%API%', ''), defaults, HASHES)).toThrow('%API%');
  });

  it('allow files of the site and its one inline script alone', () => {
    const policy = policyOf(template);
    expect(policy).toMatch(/script-src 'self' %SCRIPT%;/);
    expect(policy).not.toMatch(/unsafe-eval|script-src[^;]*unsafe|style-src [^;]*unsafe/);
    for (const rule of ["default-src 'none'", "object-src 'none'", "base-uri 'self'", "frame-ancestors 'none'"]) {
      expect(policy).toContain(rule);
    }
  });

  it('allow the <style> elements of the packages as they are installed', () => {
    const select = readFileSync('node_modules/@radix-ui/react-select/dist/index.mjs', 'utf8');
    const sonner = readFileSync('node_modules/sonner/dist/index.mjs', 'utf8');
    const styles = [
      '',
      /__html: `([^`]*)`/.exec(select)?.[1] ?? 'none found',
      JSON.parse(/^__insertCSS\((".*?")\)/m.exec(sonner)?.[1] ?? '"none found"') as string,
    ];
    const [, allowed = ''] = /style-src ([^;]*)/.exec(policyOf(template)) ?? [];
    const hashes = styles.map((style) => `'sha256-${createHash('sha256').update(style).digest('base64')}'`);
    expect(allowed.split(' ').sort()).toEqual(["'self'", '%STYLES%', ...hashes].sort());
  });
});
