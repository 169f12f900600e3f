import { z } from 'zod/mini';
import { PASSWORD_MIN } from '@/config/constants';

export const passwordHint = `Password must be at least ${PASSWORD_MIN} characters long`;

const EMAIL = /^[^\s@]+@[^\s@]+$/;

/** Name, email and a password of at least eight characters, taken as typed. */
export const signupFormSchema = z.object({
  fullName: z.string().check(z.trim(), z.minLength(1, 'Please enter your name')),
  // A basic check only, because the verification goes to this address; the server validates it.
  email: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, 'Please enter your email address'),
      z.regex(EMAIL, 'Please enter a valid email address'),
    ),
  password: z.string().check(z.minLength(PASSWORD_MIN, passwordHint)),
});
