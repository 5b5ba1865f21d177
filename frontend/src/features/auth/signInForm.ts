import * as z from '../../lib/schema';

/** Specification 5: sign-in form. */
export const signInSchema = z.object({
  email: z.email('auth:errors.email'),
  password: z.string().min(1, 'auth:errors.password'),
});

export type SignInValues = z.infer<typeof signInSchema>;
export const SIGN_IN_DEFAULTS: SignInValues = { email: '', password: '' };
