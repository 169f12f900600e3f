import { z } from 'zod/mini';
import { unwrapEnvelope } from '@/lib/envelope';
import { firstText, readText, requiredId, requiredText } from '@/lib/lenient';

/** A guest or a registered person. */
export interface User {
  id: string;
  email: string;
  fullName: string;
  userType: 'guest' | 'registered';
  avatarUrl: string;
}

/** What a person can change about themselves. */
export interface Profile {
  username: string;
  fullName: string;
  avatarUrl: string;
}

/** A profile as the server sends it: each field '' for none, null if the response does not speak of it. */
export type ProfileResponse = { [Field in keyof Profile]: string | null };

export interface Session {
  token: string;
  user: User;
}

function toUser(raw: { id: string } & Record<string, unknown>): User {
  return {
    id: raw.id,
    email: readText(raw.email),
    fullName: firstText(raw.full_name, raw.fullName),
    userType: firstText(raw.user_type, raw.userType) === 'guest' ? 'guest' : 'registered',
    avatarUrl: firstText(raw.avatarUrl, raw.avatar_url),
  };
}

/** A user from snake_case or camelCase fields; only the id is required. */
export const userSchema = z.pipe(z.looseObject({ id: requiredId }), z.transform(toUser));

/** `{ user, token }`, the response to signing in and to creating a guest. */
export const sessionResponseSchema = z.object({ user: userSchema, token: requiredText });

const profileFields = ['username', 'full_name', 'fullName', 'avatar_url', 'avatarUrl'];

/** False when a field was sent but cannot be read: a form with a blank in its place would overwrite it on the server. */
function isProfile(raw: Record<string, unknown>): boolean {
  const sent = profileFields.filter((field) => Object.hasOwn(raw, field));
  return sent.length > 0 && sent.every((field) => ['string', 'number'].includes(typeof (raw[field] ?? '')));
}

/** The first text among some fields, '' for none; null if none of them was sent. */
const sentText = (raw: Record<string, unknown>, ...fields: string[]): string | null =>
  fields.some((field) => field in raw) ? firstText(...fields.map((field) => raw[field])) : null;

/** `{ user }`, `{ profile }` or the fields themselves; without any of the fields, or with an unreadable one, it fails. */
export const profileResponseSchema = unwrapEnvelope(
  ['user', 'profile'],
  z.pipe(
    z.looseObject({}).check(z.refine(isProfile)),
    z.transform(
      (raw: Record<string, unknown>): ProfileResponse => ({
        username: sentText(raw, 'username'),
        fullName: sentText(raw, 'full_name', 'fullName'),
        avatarUrl: sentText(raw, 'avatar_url', 'avatarUrl'),
      }),
    ),
  ),
);
