import { z } from 'zod/mini';

const required = (message: string) => z.string().check(z.trim(), z.minLength(1, message));

/** Email and password, both required; nothing else is the form's to judge. */
export const loginFormSchema = z.object({
  email: required('Please enter your email address'),
  password: z.string().check(z.minLength(1, 'Please enter your password')),
});
