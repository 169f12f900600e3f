import { type ApiClient, type ApiResponse, describeBody } from './api-client';
import type { Findings } from './findings';

const CALL = 'No session';
const PERSONAL = ['/auth/profile', '/favorites', '/reviews/user/my-reviews'];
/** A token that no API has issued. */
const MADE_UP_TOKEN = 'check-api.made-up.token';
const UNKNOWN_RESORT = 'check-api-no-such-resort';

/** The effect on visitors of a status other than 401. */
function insteadOf401({ status, isOk }: ApiResponse): string {
  if (status === 403) return 'an ended session stays, with “You don’t have permission” for everything';
  if (isOk) return 'an ended session looks like an empty account';
  return 'an ended session looks like a fault of the server, and stays';
}

function checkRefusal(findings: Findings, request: string, response: ApiResponse): void {
  const { status, isOk, failure, headers, body } = response;
  if (status !== 401) {
    const what = isOk ? `${status} with ${describeBody(response)}` : status || failure;
    findings.fault(CALL, `${request} gives ${what} instead of 401 → ${insteadOf401(response)}`);
    return;
  }
  if (/^(basic|digest|negotiate)/i.test(headers.get('www-authenticate') ?? '')) {
    findings.fault(CALL, `${request}: WWW-Authenticate asks the browser for a password dialog of its own`);
  }
  if (body === undefined) findings.note(CALL, `${request}: the 401 is no JSON → the site's own message is shown`);
}

/** Checks the responses without a token, with an unknown token, and for an unknown resort. */
export async function checkSession(api: ApiClient, findings: Findings): Promise<void> {
  for (const path of PERSONAL) {
    checkRefusal(findings, `GET ${path} without a token`, await api.send('GET', path));
    checkRefusal(findings, `GET ${path} with a made-up token`, await api.send('GET', path, { token: MADE_UP_TOKEN }));
  }

  const { status, isOk, failure } = await api.send('GET', '/resorts/top-rated?limit=3', { token: MADE_UP_TOKEN });
  if (status !== 401 && !isOk) {
    findings.fault(CALL, `GET /resorts/top-rated with a made-up token gives ${status || failure}, neither 2xx nor 401`);
  }

  const unknown = await api.send('GET', `/resorts/${UNKNOWN_RESORT}`);
  if (unknown.status !== 404 || /^\s*</.test(unknown.text)) {
    const what = unknown.status === 0 ? unknown.failure : `${unknown.status} with ${describeBody(unknown)}`;
    findings.fault(
      'GET /resorts/{id}',
      `an unknown id gives ${what} instead of 404 in JSON → the site does not lead to the list`,
    );
  }
}
