import { useState } from 'react';
import { useConfig } from '../../api/config';
import type { SecondStepNeeded, SignedIn } from '../../api/accounts/session';
import { canKeepData } from '../../lib/canKeepData';
import { isIphoneApp } from '../../lib/homeScreenApp';
import { hasPasskeys } from '../../parts/factors/passkeys';
import { ProviderLink } from '../../parts/session/ProviderLink';
import { Button } from '../../ui/button/Button';
import { BrandMark } from '../../ui/page/BrandMark';
import { useTranslation } from '../../ui/text/useTranslation';
import { PasskeyButton } from './PasskeyButton';
import { PasswordForm } from './PasswordForm';
import { SignInProblem } from './SignInProblem';
import { useProviderProblem } from './useProviderProblem';
import { useSignIn } from './useSignIn';

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
