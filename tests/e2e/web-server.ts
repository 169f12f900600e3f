import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../support/free-port';

type ServerName = 'nginx' | 'caddy';

export interface WebServer {
  /** Address of the site, without a slash at the end. */
  url: string;
  /** Addresses the API was asked for. */
  apiRequests: string[];
  stop: () => Promise<void>;
}

/** Where Debian puts modules of nginx. */
const BROTLI_MODULE = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';
export const hasBrotli = (name: ServerName): boolean => name === 'caddy' || existsSync(BROTLI_MODULE);

/** Whether the web server is installed. */
export const isInstalled = (name: ServerName): boolean =>
  spawnSync(name, [name === 'nginx' ? '-v' : 'version'], { stdio: 'ignore' }).status === 0;

/** The built configuration with this machine's places instead of those of a host. */
function nginxConfig(folder: string, root: string, port: number, apiUrl: string): string {
  const site = readFileSync('dist-deploy/nginx.conf', 'utf8')
    .replace('listen 8080;', `listen 127.0.0.1:${port};`)
    .replace('root /srv/snowline;', `root ${root};`)
    .replace(/(proxy_pass .*|return 502);/, `proxy_pass ${apiUrl};`)
    .replace('#brotli_static on;', hasBrotli('nginx') ? 'brotli_static on;' : '');
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  return [
    hasBrotli('nginx') ? `load_module ${BROTLI_MODULE};` : '',
    `pid ${folder}/pid; daemon off; error_log stderr; events {}`,
    `http { include /etc/nginx/mime.types; access_log off; ${temporary.join(' ')}`,
    `${site} }`,
  ].join('\n');
}

const caddyConfig = (apiUrl: string): string =>
  `{\n\tadmin off\n\tauto_https off\n}\n${readFileSync('dist-deploy/Caddyfile', 'utf8')}`.replace(
    /^\t\t(reverse_proxy \S+|respond 502)$/m,
    `\t\treverse_proxy ${apiUrl}`,
  );

async function untilAnswers(url: string, server: ChildProcess, complaints: () => string): Promise<void> {
  const deadline = Date.now() + 15_000;
  for (;;) {
    if (Date.now() > deadline) throw new Error(`The web server does not answer: ${complaints()}`);
    if (server.exitCode !== null) throw new Error(`The web server did not start: ${complaints()}`);
    if (
      await fetch(`${url}/version.json`).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/**
 * Starts Debian's own web server with the configuration that the build wrote and a copy of the site, in front of an API
 * that echoes each request. Beside the site's folder lies a file `outside.txt` that nobody may be given.
 */
export async function startWebServer(name: ServerName): Promise<WebServer> {
  const folder = mkdtempSync(join(tmpdir(), `snowline-${name}-`));
  // The workers of a server that root starts are somebody else.
  chmodSync(folder, 0o755);
  const root = join(folder, 'site');
  cpSync('dist', root, { recursive: true });
  writeFileSync(join(folder, 'outside.txt'), 'not for visitors');

  const apiRequests: string[] = [];
  const api = createServer((request, response) => {
    apiRequests.push(`${request.method} ${request.url}`);
    response.setHeader('Content-Type', 'application/json');
    response.setHeader('Cache-Control', 'private');
    response.end(JSON.stringify({ authorization: request.headers.authorization }));
  });
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  const apiUrl = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;

  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const config = join(folder, name === 'nginx' ? 'nginx.conf' : 'Caddyfile');
  writeFileSync(config, name === 'nginx' ? nginxConfig(folder, root, port, apiUrl) : caddyConfig(apiUrl));
  const command =
    name === 'nginx' ? ['-c', config, '-e', 'stderr'] : ['run', '--adapter', 'caddyfile', '--config', config];
  const server = spawn(name, command, {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, HOME: folder, SNOWLINE_ADDRESS: url, SNOWLINE_ROOT: root },
  });
  let complaints = '';
  server.stderr.on('data', (chunk) => {
    complaints += chunk;
  });
  await untilAnswers(url, server, () => complaints);

  async function stop(): Promise<void> {
    const ended = new Promise((resolve) => server.once('exit', resolve));
    server.kill();
    await ended;
    await new Promise((resolve) => {
      api.close(resolve);
      api.closeAllConnections();
    });
    rmSync(folder, { recursive: true, force: true });
  }
  return { url, apiRequests, stop };
}
