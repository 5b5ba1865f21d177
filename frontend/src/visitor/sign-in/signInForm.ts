import { isEmail } from '@dispatch/domain/people/email';
import { useState, type ChangeEvent, type SyntheticEvent } from 'react';
import type { Credentials } from '../../api/accounts/session';

export type SignInProblems = Partial<Record<keyof Credentials, 'errors.email' | 'errors.password'>>;

/** Specification 5: sign-in form. */
export function checkSignIn({ email, password }: Credentials): SignInProblems {
  return {
    ...(!isEmail(email) && { email: 'errors.email' }),
    ...(password === '' && { password: 'errors.password' }),
  };
}

/**
 * The two fields of the sign-in form: validated on submit, and from then on while typing. Without a
 * form library, because this page loads before everything else.
 */
export function useSignInForm(onSend: (credentials: Credentials) => Promise<void>) {
  const [values, setValues] = useState<Credentials>({ email: '', password: '' });
  const [isSent, setIsSent] = useState(false);
  const problems = isSent ? checkSignIn(values) : {};

  const field = (name: keyof Credentials) => ({
    name,
    value: values[name],
    problem: problems[name],
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) =>
      setValues({ ...values, [name]: target.value }),
  });
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    setIsSent(true);
    const found = checkSignIn(values);
    const first = found.email ? 'email' : found.password ? 'password' : null;
    if (first === null) return void onSend(values);
    const input = event.currentTarget.elements.namedItem(first);
    if (input instanceof HTMLInputElement) input.focus();
  };
  return { email: field('email'), password: field('password'), submit };
}

export type SignInFieldState = ReturnType<typeof useSignInForm>['email'];
