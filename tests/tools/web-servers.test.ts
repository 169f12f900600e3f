import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readHostRules } from '../../tools/host-files/host-rules';
import { caddyConfig, nginxConfig } from '../../tools/host-files/web-servers';

const headers = readFileSync('public/_headers', 'utf8').replaceAll(/ %[A-Z]+%/g, '');
const siteUrl = 'https://site.example/';
const redirects = readFileSync('public/_redirects', 'utf8');
const rules = readHostRules(headers, redirects);
const servers = [
  ['nginx', nginxConfig, readFileSync('deploy/nginx.conf', 'utf8')],
  ['Caddy', caddyConfig, readFileSync('deploy/Caddyfile', 'utf8')],
] as const;

describe.each(servers)('the configuration of %s', (_name, configOf, template) => {
  const write = (baseUrl: string, upstream: string) => configOf(template, rules, { baseUrl, upstream, siteUrl });

  it('holds every header of the site, word for word, and what may be kept for ever', () => {
    const config = write('/api', 'http://localhost:3000');
    for (const [name, value] of rules.headers) expect(config).toContain(`${name} "${value}"`);
    for (const [, value] of rules.documentHeaders) expect(config).toContain(`"${value}"`);
    expect(config).toContain('"public, max-age=31536000, immutable"');
    expect(config).not.toMatch(/%[A-Z]+%/);
  });

  it('passes on the API where it stands on the site’s own origin', () => {
    expect(write('/backend/v2/', 'https://api.internal/ignored')).toMatch(
      /\/backend\/v2\/\*? \{\n\s*(proxy_pass|reverse_proxy) https:\/\/api\.internal\b/,
    );
    expect(write('https://api.example/v1', '')).not.toMatch(/proxy_pass|reverse_proxy|502/);
  });

  it('says where the API would go if the build was not told', () => {
    expect(write('/api', '')).toMatch(/API_PROXY[\s\S]*(return|respond) 502/);
  });
});

it('an API is asked by its own name, whether over http or https', () => {
  const [[, nginx, nginxTemplate], [, caddy, caddyTemplate]] = servers;
  for (const upstream of ['http://api.internal', 'https://api.internal']) {
    const places = { baseUrl: '/api', upstream, siteUrl };
    expect(caddy(caddyTemplate, rules, places)).toContain('header_up Host {upstream_hostport}');
    // By default nginx sends the name of proxy_pass.
    expect(nginx(nginxTemplate, rules, places)).not.toContain('proxy_set_header Host');
  }
});

it('nginx tells the API of the https that a proxy in front of it has done', () => {
  const [[, configOf, template]] = servers;
  const config = configOf(template, rules, { baseUrl: '/api', upstream: 'http://localhost:3000', siteUrl });
  const [, variable = 'none'] = /X-Forwarded-Proto (\$\w+);/.exec(config) ?? [];
  const [, map] = config.split(`map $http_x_forwarded_proto ${variable} {`);
  expect(map).toMatch(/^\s*default \$http_x_forwarded_proto;\s*"" \$scheme;\s*\}/);
});

it('Caddy gets its certificate for the site’s own address', () => {
  const [, [, configOf, template]] = servers;
  expect(configOf(template, rules, { baseUrl: '/api', upstream: '', siteUrl })).toContain(
    '{$SNOWLINE_ADDRESS:https://site.example} {',
  );
});

it('scripts, styles and fonts go without what only documents need', () => {
  expect(rules.subresources).toBe('/assets/');
  expect(rules.documentHeaders.map(([name]) => name)).toEqual([
    'Content-Security-Policy',
    'Cross-Origin-Opener-Policy',
    'Permissions-Policy',
  ]);
  expect(rules.headers.map(([name]) => name)).toEqual(['Referrer-Policy', 'X-Content-Type-Options']);
});

describe('rules that web servers are not configured for', () => {
  it.each([
    ['a header for some paths', `${headers}\n/blog/*\n  X-Robots-Tag: noindex\n`, redirects, 'X-Robots-Tag'],
    ['another header less', `${headers}\n/images/*\n  ! Referrer-Policy\n`, redirects, 'Referrer-Policy'],
    ['a variable of nginx in a header', headers.replace('nosniff', '$sniff'), redirects, 'X-Content-Type-Options'],
    ['a real redirect', headers, '/old/* /new 301', '301'],
    ['a path of its own', headers, '/old /new.html 200', '/old'],
  ])('stop the build: %s', (_what, headersFile, redirectsFile, named) => {
    expect(() => readHostRules(headersFile, redirectsFile)).toThrow(named);
  });
});

it('the Docker build takes every setting of .env.example', () => {
  const namesIn = (file: string, pattern: RegExp) =>
    [...readFileSync(file, 'utf8').matchAll(pattern)].map(([, name]) => name);
  const settings = namesIn('.env.example', /^(\w+)=/gm);
  expect(settings).toContain('VITE_SITE_URL');
  expect(namesIn('deploy/Dockerfile', /^ARG (\w+)$/gm)).toEqual(expect.arrayContaining(settings));
});
