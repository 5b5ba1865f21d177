import { useState } from 'react';
import {
  useLoginMutation,
  type Credentials,
  type SecondStepNeeded,
  type SignedIn,
} from '../../api/accounts/session';
import { useFailureText } from './useFailureText';

interface SignInOutcomes {
  onSignedIn: (signedIn: SignedIn) => void;
  /** Called if the password was correct but a second step is needed. */
  onSecondStep: (needed: SecondStepNeeded) => void;
}

/** Signs in with a password. `error` is the alert's text. */
export function useSignIn({ onSignedIn, onSecondStep }: SignInOutcomes) {
  const [login, { isLoading }] = useLoginMutation();
  const [error, setError] = useState<string | null>(null);
  const failureText = useFailureText();
  const signIn = async (credentials: Credentials) => {
    setError(null);
    const { data, error: failure } = await login(credentials);
    if (!data) setError(failureText(failure));
    else if ('secondFactor' in data) onSecondStep(data.secondFactor);
    else onSignedIn(data);
  };
  return { signIn, error, isBusy: isLoading };
}
