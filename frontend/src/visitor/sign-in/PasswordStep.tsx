import { useState } from 'react';
import { useConfig } from '../../api/config';
import {
  type SecondStepNeeded,
  type SignedIn,
  useLoginMutation,
  type Credentials,
} from '../../api/accounts/session';
import { canKeepData } from '../../lib/canKeepData';
import { isIphoneApp } from '../../lib/homeScreenApp';
import { hasPasskeys, askPasskey } from '../../parts/factors/passkeys';
import { ProviderLink } from '../../parts/session/ProviderLink';
import { Button } from '../../ui/button/Button';
import { BrandMark } from '../../ui/page/BrandMark';
import { useTranslation } from '../../ui/text/useTranslation';
import { PasswordForm } from './PasswordForm';
import { SignInProblem } from './SignInProblem';
import { useProviderProblem } from './useProviderProblem';
import {
  useBeginPasskeySignInMutation,
  useSignInWithPasskeyMutation,
} from '../../api/accounts/secondStep';
import { Icon } from '../../ui/icon/Icon';
import { useFailureText } from './useFailureText';

interface PasswordStepProps {
  onSignedIn: (signedIn: SignedIn) => void;
  onSecondStep: (needed: SecondStepNeeded) => void;
  onForgotten: () => void;
  /** Signed in, and about to leave the page. */
  isLeaving: boolean;
}

/**
 * The first sign-in step, and usually the only one: with the company's provider, a password or a
 * passkey.
 */
export function PasswordStep(props: PasswordStepProps) {
  const { onSignedIn, onSecondStep, onForgotten, isLeaving } = props;
  const { t } = useTranslation('auth');
  const { companyName, passwordReset, passwordSignIn, signInProvider } = useConfig();
  const { signIn, error, isBusy } = useSignIn({ onSignedIn, onSecondStep });
  const [isEmergency, setIsEmergency] = useState(false);
  const problem = useProviderProblem(signInProvider);
  const text = error ?? problem ?? (canKeepData() ? null : t('noCookies'));
  const hasForm = passwordSignIn || isEmergency;
  const isWaiting = isBusy || isLeaving;
  return (
    <div className="sign-in-step">
      <div className="sign-in-head">
        <BrandMark />
        <div>
          <h1 className="type-h1">{t('title')}</h1>
          <p className="type-body quiet">
            {t(passwordSignIn && !signInProvider ? 'subtitle' : 'subtitleProvider', {
              company: companyName,
            })}
          </p>
        </div>
      </div>
      {isIphoneApp() && <p className="type-body quiet">{t('homeScreen')}</p>}
      {text !== null && <SignInProblem text={text} />}
      {signInProvider && <ProviderLink name={signInProvider} isWide />}
      {signInProvider && hasForm && (
        <p className="sign-in-or type-body quiet">{t(passwordSignIn ? 'or' : 'emergencyHint')}</p>
      )}
      {hasForm ? (
        <PasswordForm onSend={signIn} isBusy={isWaiting} isFirst={!signInProvider || isEmergency} />
      ) : (
        <Button size="small" className="wraps" onClick={() => setIsEmergency(true)}>
          {t('emergency')}
        </Button>
      )}
      {passwordSignIn && hasPasskeys() && (
        <PasskeyButton onSignedIn={onSignedIn} isDisabled={isWaiting} />
      )}
      {passwordSignIn && passwordReset && (
        <Button color="secondary" onClick={onForgotten}>
          {t('forgotten')}
        </Button>
      )}
      {passwordSignIn && !passwordReset && <p className="type-body quiet">{t('forgot')}</p>}
    </div>
  );
}

interface PasskeyButtonProps {
  onSignedIn: (signedIn: SignedIn) => void;
  isDisabled: boolean;
}

/** Signs in with a passkey instead of the password. */
function PasskeyButton({ onSignedIn, isDisabled }: PasskeyButtonProps) {
  const { t } = useTranslation('auth');
  const [begin] = useBeginPasskeySignInMutation();
  const [signIn] = useSignInWithPasskeyMutation();
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const failureText = useFailureText();

  const attempt = async (): Promise<string | null> => {
    const { data: asked, error } = await begin();
    if (!asked) return failureText(error);
    // Closing the browser's dialog is not an error.
    const passkey = await askPasskey(asked.options).catch(() => null);
    if (passkey === null) return t('passkeyUnused');
    const { challenge } = asked;
    const { data, error: refusal } = await signIn({ passkeySignIn: { challenge, passkey } });
    if (!data) return failureText(refusal);
    onSignedIn(data);
    return null;
  };
  const handleClick = async () => {
    setIsBusy(true);
    setProblem(null);
    setProblem(await attempt());
    setIsBusy(false);
  };
  return (
    <>
      {problem !== null && <SignInProblem text={problem} />}
      <Button
        color="secondary"
        variant="outlined"
        size="large"
        isWide
        disabled={isBusy || isDisabled}
        onClick={() => void handleClick()}
      >
        <Icon name="key" />
        {t('passkey')}
      </Button>
    </>
  );
}

interface SignInOutcomes {
  onSignedIn: (signedIn: SignedIn) => void;
  /** Called if the password was correct but a second step is needed. */
  onSecondStep: (needed: SecondStepNeeded) => void;
}

/** Signs in with a password. `error` is the alert's text. */
function useSignIn({ onSignedIn, onSecondStep }: SignInOutcomes) {
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
