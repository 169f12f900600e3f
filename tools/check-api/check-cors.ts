import type { ApiClient, ApiResponse } from './api-client';
import type { Findings } from './findings';

const CALL = 'CORS';

/** Preflight requests that browsers send before the site's own: with a token, and with JSON. */
const PREFLIGHTS = [
  { method: 'GET', path: '/favorites', headers: ['authorization'] },
  { method: 'POST', path: '/favorites', headers: ['authorization', 'content-type'] },
  { method: 'PUT', path: '/auth/profile', headers: ['authorization', 'content-type'] },
  { method: 'DELETE', path: '/favorites/check-api', headers: ['authorization'] },
];
/** Methods that need no permission. */
const SAFELISTED = ['GET', 'POST'];

/** Responses of every kind: a browser hides those that do not allow the origin, errors too. */
const REQUESTS = [
  { path: '/resorts?page=1', kind: 'a response' },
  { path: '/resorts/check-api-no-such-resort', kind: 'a 404' },
  { path: '/favorites', kind: 'a 401' },
];

/** Browsers trust these without https. */
const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

const listOf = (header: string | null): string[] => (header ?? '').split(',').map((each) => each.trim().toLowerCase());

/** What is wrong with the origin that a response allows, or ''. */
function originProblem({ headers }: ApiResponse, origin: string): string {
  const allowed = headers.get('access-control-allow-origin');
  if (allowed === '*' || allowed === origin) return '';
  return allowed === null ? 'no Access-Control-Allow-Origin' : `Access-Control-Allow-Origin is “${allowed}”`;
}

function checkPreflight(
  findings: Findings,
  response: ApiResponse,
  wanted: (typeof PREFLIGHTS)[number],
  origin: string,
) {
  const named = `preflight of ${wanted.method} ${wanted.path}`;
  const { status, isOk, failure, headers } = response;
  if (!isOk) {
    return findings.fault(CALL, `${named} gives ${status || failure} → every such request fails`);
  }
  const problem = originProblem(response, origin);
  if (problem) return findings.fault(CALL, `${named}: ${problem} → every such request fails`);
  const methods = listOf(headers.get('access-control-allow-methods'));
  if (!SAFELISTED.includes(wanted.method) && !methods.includes(wanted.method.toLowerCase()) && !methods.includes('*')) {
    findings.fault(CALL, `${named}: Access-Control-Allow-Methods lacks ${wanted.method}`);
  }
  const allowed = listOf(headers.get('access-control-allow-headers'));
  for (const name of wanted.headers) {
    // A wildcard stands for every header but this one.
    const isAllowed = allowed.includes(name) || (allowed.includes('*') && name !== 'authorization');
    if (isAllowed) continue;
    const hint = allowed.includes('*') ? ' (* does not include it)' : '';
    findings.fault(CALL, `${named}: Access-Control-Allow-Headers lacks ${name}${hint}`);
  }
}

/** Whether pages of that origin may call the API: preflights, and the headers of responses and errors. Changes nothing. */
export async function checkCors(api: ApiClient, findings: Findings, origin: string): Promise<void> {
  const place = new URL(api.base);
  if (new URL(origin).protocol === 'https:' && place.protocol === 'http:' && !LOOPBACK.test(place.hostname)) {
    findings.fault(CALL, `a page of ${origin} may not call an API on plain http`);
  }
  if (place.origin === origin) return findings.note(CALL, `not needed: ${origin} is the API's own origin`);

  let maxAge: string | null = null;
  for (const preflight of PREFLIGHTS) {
    const response = await api.send('OPTIONS', preflight.path, {
      headers: {
        Origin: origin,
        'Access-Control-Request-Method': preflight.method,
        'Access-Control-Request-Headers': preflight.headers.join(','),
      },
    });
    maxAge ??= response.headers.get('access-control-max-age');
    checkPreflight(findings, response, preflight, origin);
  }
  let isRetryAfterExposed = false;
  for (const { path, kind } of REQUESTS) {
    const response = await api.send('GET', path, { headers: { Origin: origin } });
    const problem = originProblem(response, origin);
    if (problem) findings.fault(CALL, `${kind} (GET ${path}): ${problem} → “Network connection failed”`);
    const exposed = listOf(response.headers.get('access-control-expose-headers'));
    if (exposed.includes('retry-after') || exposed.includes('*')) isRetryAfterExposed = true;
    const isEchoed = response.headers.get('access-control-allow-origin') === origin;
    if (isEchoed && !listOf(response.headers.get('vary')).includes('origin')) {
      findings.note(CALL, `${kind} (GET ${path}): no Vary: Origin → caches may hand it to another origin`);
    }
  }
  if (maxAge === null) findings.note(CALL, 'no Access-Control-Max-Age → a preflight before nearly every request');
  if (!isRetryAfterExposed)
    findings.note(CALL, 'Retry-After is not exposed (Access-Control-Expose-Headers) → a 429 is a failure at once');
}
