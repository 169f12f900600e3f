import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

const SCRIPT = '/__listen.js';
const COMPLAINTS = '/__complaints';

/** Runs in every page before its own scripts: sends what the console would show of errors and warnings to the proxy. */
function listen(path: string): void {
  // Synchronous: nothing is lost when the page is left at once.
  const tell = (...parts: unknown[]) => {
    const call = new XMLHttpRequest();
    call.open('POST', path, false);
    call.send(parts.map((part) => (part instanceof Error ? `${part}\n${part.stack}` : String(part))).join(' '));
  };
  for (const level of ['error', 'warn'] as const) {
    const show = console[level];
    console[level] = (...parts: unknown[]) => {
      tell(...parts);
      show.apply(console, parts);
    };
  }
  // Without an error: notices such as that of sizes that are observed one frame later on a busy machine.
  addEventListener('error', ({ message, error }) => error && tell(message, error));
  addEventListener('unhandledrejection', ({ reason }) => tell('Unhandled rejection:', reason));
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile }) =>
    tell(`CSP refuses ${effectiveDirective} ${blockedURI} ${sourceFile}`),
  );
}

/**
 * Stands before the site and adds one script to its pages, for browsers whose driver does not hand over the console.
 * The script is a file of the site's origin, so the content security policy stays as it is.
 */
export async function startListeningProxy(url: string) {
  let complaints: string[] = [];
  const script = `const __name = (value) => value; (${listen})(${JSON.stringify(COMPLAINTS)})`;
  const server = createServer(async (incoming, outgoing) => {
    if (incoming.url === SCRIPT) {
      outgoing.setHeader('Content-Type', 'text/javascript').end(script);
    } else if (incoming.url === COMPLAINTS) {
      complaints.push(Buffer.concat(await incoming.toArray()).toString());
      outgoing.writeHead(204).end();
    } else {
      // Pages must arrive as text.
      const headers = { ...incoming.headers, 'accept-encoding': 'identity' };
      const onward = request(url + incoming.url, { method: incoming.method ?? 'GET', headers }, async (response) => {
        const { 'content-length': _length, ...kept } = response.headers;
        const isPage = response.headers['content-type']?.startsWith('text/html') && response.statusCode !== 304;
        outgoing.writeHead(response.statusCode ?? 502, isPage ? kept : response.headers);
        if (!isPage) {
          response.pipe(outgoing);
          return;
        }
        const page = Buffer.concat(await response.toArray()).toString();
        if (!page.includes('<head>')) complaints.push(`Nobody listens to ${incoming.url}: it has no <head>`);
        outgoing.end(page.replace('<head>', `<head><script src="${SCRIPT}"></script>`));
      });
      onward.on('error', () => outgoing.destroy());
      incoming.pipe(onward);
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** What was told since this was last called. */
    takeComplaints: () => {
      const told = complaints;
      complaints = [];
      return told;
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
