import { z } from 'zod/mini';
import { m } from '@/paraglide/messages';

const required = (message: string) => z.string().check(z.trim(), z.minLength(1, message));

/** Email and password, both required; the server validates the rest. */
export const loginFormSchema = z.object({
  email: required(m.auth_email_missing()),
  password: z.string().check(z.minLength(1, m.auth_password_missing())),
});
