import { authenticationError } from '@/config/error-catalogue';
import { AppError } from '@/lib/errors';
import type { Fetched } from '@/lib/fetched';
import { http } from '@/lib/http';
import { assertWriteResponse, parseFetched, parseResponse } from '@/lib/parse-response';
import { m } from '@/paraglide/messages';
import {
  type Profile,
  type ProfileResponse,
  profileResponseSchema,
  type Session,
  sessionResponseSchema,
} from './user.schema';

interface Credentials {
  email: string;
  password: string;
}

/** Opens a session. Throws an AppError; a refusal is an AUTHENTICATION_ERROR that ends no session. */
export async function signIn({ email, password }: Credentials): Promise<Session> {
  const body = await http.post('/auth/signin', { email, password }, { keepsSessionOn401: true }).catch(nameRefusal);
  return parseResponse(sessionResponseSchema, body);
}

/** Replaces the general text of a 401 ("Please log in to continue."), which makes no sense after a failed login. */
function nameRefusal(error: unknown): never {
  if (error instanceof AppError && error.statusCode === 401 && error.message === authenticationError.message) {
    throw new AppError(authenticationError, { message: m.auth_refused(), statusCode: 401, cause: error });
  }
  throw error;
}

/** Creates an account; the person still has to sign in. Throws an AppError. */
export async function signUp({ email, password, fullName }: Credentials & { fullName: string }): Promise<void> {
  assertWriteResponse(await http.post('/auth/signup', { email, password, full_name: fullName }));
}

/** Ends a token's session on the server. Throws an AppError, which callers may ignore. */
export async function signOut(token: string): Promise<void> {
  assertWriteResponse(await http.post('/auth/signout', undefined, { keepsSessionOn401: true, sentToken: token }));
}

/** The session of a new guest, also where the response does not say that it is one. */
function guestSession(body: unknown): Session {
  const { token, user } = parseResponse(sessionResponseSchema, body);
  return { token, user: { ...user, userType: 'guest' } };
}

/** Opens a guest session. Throws an AppError. */
export async function createGuest(): Promise<Session> {
  return guestSession(await http.post('/auth/guest'));
}

/** Opens a guest session with a first favorite in one step. Throws an AppError. */
export async function createGuestWithFavorite(resortId: string): Promise<Session> {
  return guestSession(await http.post('/auth/guest/with-favorite', { resort_id: resortId }));
}

/** The signed-in person's profile. Throws an AppError. */
export async function getProfile(signal?: AbortSignal): Promise<Fetched<ProfileResponse>> {
  return parseFetched(profileResponseSchema, await http.get('/auth/profile', { signal }));
}

/** What is to be saved of a profile: null for a username that is not known and stays as it is. */
type ProfileChange = Omit<Profile, 'username'> & Pick<ProfileResponse, 'username'>;

/** Changes the signed-in person's profile. Throws an AppError, with fieldErrors by the server's names. */
export async function updateProfile({ username, fullName, avatarUrl }: ProfileChange): Promise<void> {
  // JSON leaves out what is undefined.
  const body = { username: username ?? undefined, full_name: fullName, avatar_url: avatarUrl };
  assertWriteResponse(await http.put('/auth/profile', body));
}

/** Our field names by the server's, where they differ, for its fieldErrors. */
export const profileFieldNames = { full_name: 'fullName', avatar_url: 'avatarUrl' } as const;
/** The same for signup. */
export const signUpFieldNames = { full_name: 'fullName' } as const;
