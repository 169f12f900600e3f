import { z } from 'zod/mini';

const required = (message: string) => z.string().check(z.trim(), z.minLength(1, message));

/** Email and password, both required; the server validates the rest. */
export const loginFormSchema = z.object({
  email: required('Please enter your email address'),
  password: z.string().check(z.minLength(1, 'Please enter your password')),
});
