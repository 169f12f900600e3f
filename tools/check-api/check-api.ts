import { createClient } from './api-client';
import { type BuildEnvironment, checkClaims } from './check-claims';
import { checkCors } from './check-cors';
import { checkFilters } from './check-filters';
import { checkPaging } from './check-paging';
import { checkReads } from './check-reads';
import { checkSession } from './check-session';
import { checkWrites } from './check-writes';
import { Findings } from './findings';

export interface CheckOptions {
  /** Address of the API, such as `https://host/api`. */
  base: string;
  /** Token of a registered user or a guest; with it, personal calls are checked too. */
  token?: string | undefined;
  /** Origin of the site, if the API is on another one. */
  origin?: string | undefined;
  /** Whether a guest and a favorite may be created. */
  write?: boolean;
  /** The site's build environment (.env); with it, its claims are checked too. */
  environment?: BuildEnvironment | undefined;
  /** Milliseconds the site waits for a response. */
  timeout: number;
}

/**
 * Sends every request of the site to an API, one after the other, and compares the responses with the site's schemas. Sends
 * GET and OPTIONS only, unless `write` is set. Never throws because of the API.
 */
export async function checkApi({
  base,
  token,
  origin,
  write = false,
  environment,
  timeout,
}: CheckOptions): Promise<Findings> {
  const api = createClient(base.replace(/\/+$/, ''), timeout);
  const findings = new Findings();
  const { status, failure } = await api.send('GET', '/resorts?page=1');
  if (status === 0) {
    // Every other call would fail alike.
    findings.fault('GET /resorts', `${failure}: nothing answers at ${api.base}`);
    return findings;
  }
  if (environment) checkClaims(findings, environment);
  const resortId = await checkReads(api, findings, token);
  await checkPaging(api, findings);
  await checkFilters(api, findings);
  await checkSession(api, findings);
  if (origin) await checkCors(api, findings, origin);
  if (write) await checkWrites(api, findings, resortId);
  return findings;
}
