import { z } from 'zod/mini';
import { PASSWORD_MIN } from '@/config/constants';
import { m } from '@/paraglide/messages';

export const passwordHint = m.auth_password_hint({ count: PASSWORD_MIN });

const EMAIL = /^[^\s@]+@[^\s@]+$/;

/** Name, email and a password of at least eight characters, not trimmed. */
export const signupFormSchema = z.object({
  fullName: z.string().check(z.trim(), z.minLength(1, m.auth_name_missing())),
  // A basic check only, because the verification goes to this address; the server validates it.
  email: z.string().check(z.trim(), z.minLength(1, m.auth_email_missing()), z.regex(EMAIL, m.auth_email_wrong())),
  password: z.string().check(z.minLength(PASSWORD_MIN, passwordHint)),
});
