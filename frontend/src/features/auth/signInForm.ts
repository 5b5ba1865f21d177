import { isEmail } from '@dispatch/domain/email';
import type { FieldErrors, ResolverResult } from 'react-hook-form';
import type { Credentials } from '../../api/session';

export type SignInValues = Credentials;

export const SIGN_IN_DEFAULTS: SignInValues = { email: '', password: '' };

/**
 * Specification 5: sign-in form. Two fields, seen before anything else is loaded, are no reason
 * to load a schema library.
 */
export function checkSignIn(values: SignInValues): ResolverResult<SignInValues> {
  const errors: FieldErrors<SignInValues> = {
    ...(!isEmail(values.email) && { email: { type: 'email', message: 'auth:errors.email' } }),
    ...(values.password === '' && {
      password: { type: 'required', message: 'auth:errors.password' },
    }),
  };
  return Object.keys(errors).length === 0 ? { values, errors: {} } : { values: {}, errors };
}
