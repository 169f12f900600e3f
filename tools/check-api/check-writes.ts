import { sessionResponseSchema } from '@/api/auth/user.schema';
import { favoriteListSchema } from '@/api/favorites/favorite.schema';
import { assertWriteResponse } from '@/lib/parse-response';
import { m } from '@/paraglide/messages';
import { type ApiClient, type ApiResponse, describeBody, type RequestOptions } from './api-client';
import { refusalOf } from './check-reads';
import type { Findings } from './findings';

interface Write extends RequestOptions {
  method: 'POST' | 'DELETE';
  path: string;
  /** What the visitor sees when it fails. */
  otherwise: string;
}

/** Writes one row of the table, and a fault where the write was refused or answered with what cannot be the API's. */
async function write(
  api: ApiClient,
  findings: Findings,
  { method, path, otherwise, ...options }: Write,
): Promise<ApiResponse | null> {
  const response = await api.send(method, path, options);
  const call = `${method} ${path}`;
  const status = response.status === 0 ? 'none' : String(response.status);
  findings.rows.push({ call, status, time: `${Math.round(response.time)} ms`, shape: '', fields: '', missing: [] });
  const refusal = refusalOf(response);
  if (refusal) {
    findings.fault(call, `${refusal} → ${otherwise}`);
    return null;
  }
  try {
    assertWriteResponse(response.body ?? response.text);
    return response;
  } catch {
    findings.fault(call, `cannot be read: ${describeBody(response)} → ${otherwise}`);
    return null;
  }
}

async function savedIds(api: ApiClient, findings: Findings, token: string): Promise<string[] | null> {
  const response = await api.send('GET', '/favorites', { token });
  const { success, data } = favoriteListSchema.safeParse(response.body);
  if (success) return data.map(({ resortId }) => resortId);
  findings.fault(
    'GET /favorites (guest)',
    `${refusalOf(response) || `cannot be read: ${describeBody(response)}`} → no favorites`,
  );
  return null;
}

async function checkFavorite(api: ApiClient, findings: Findings, token: string, resortId: string): Promise<void> {
  const body = { resort_id: resortId };
  const failed = `“${m.favorites_failed()}”`;
  if (!(await write(api, findings, { method: 'POST', path: '/favorites', otherwise: failed, token, body }))) return;
  const saved = await savedIds(api, findings, token);
  if (saved && !saved.includes(resortId))
    findings.fault('POST /favorites', 'the favorite is not in GET /favorites afterwards');
  const path = `/favorites/${encodeURIComponent(resortId)}`;
  if (!(await write(api, findings, { method: 'DELETE', path, otherwise: failed, token }))) return;
  const left = await savedIds(api, findings, token);
  if (left?.includes(resortId)) findings.fault(`DELETE ${path}`, 'the favorite is still in GET /favorites afterwards');
}

/** A refused sign-in does not end a session: it says what is wrong, with a 400 or a 401. */
async function checkRefusedSignIn(api: ApiClient, findings: Findings): Promise<void> {
  const body = { email: 'check-api@snowline.invalid', password: 'check-api.made-up' };
  const { status, failure } = await api.send('POST', '/auth/signin', { body });
  if (status === 400 || status === 401) return;
  findings.fault(
    'POST /auth/signin',
    `unknown credentials give ${status || failure} instead of 401 → no word of what is wrong`,
  );
}

/** Makes a guest, saves a favorite, removes it again and signs out; also tries to sign in with credentials nobody has. */
export async function checkWrites(api: ApiClient, findings: Findings, resortId: string | undefined): Promise<void> {
  await checkRefusedSignIn(api, findings);
  const guestFailed = `“${m.auth_guest_failed()}”`;
  const response = await write(api, findings, { method: 'POST', path: '/auth/guest', otherwise: guestFailed });
  if (!response) return;
  const { success, data } = sessionResponseSchema.safeParse(response.body);
  if (!success) {
    return findings.fault(
      'POST /auth/guest',
      `no user with an id, or no token: ${describeBody(response)} → ${guestFailed}`,
    );
  }
  const { token, user } = data;
  if (user.userType !== 'guest') {
    findings.fault('POST /auth/guest', 'user_type is not guest → the site takes the guest for a member');
  }
  if (resortId !== undefined) await checkFavorite(api, findings, token, resortId);
  const otherwise = 'signed out all the same, but the token stays valid';
  await write(api, findings, { method: 'POST', path: '/auth/signout', otherwise, token });
  const { status } = await api.send('GET', '/favorites', { token });
  if (status !== 401) findings.note('POST /auth/signout', `the token still works afterwards (${status})`);
}
