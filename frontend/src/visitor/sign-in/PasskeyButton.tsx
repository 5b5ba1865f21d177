import { useState } from 'react';
import type { SignedIn } from '../../api/accounts/session';
import {
  useBeginPasskeySignInMutation,
  useSignInWithPasskeyMutation,
} from '../../api/accounts/secondStep';
import { askPasskey } from '../../parts/factors/passkeys';
import { Button } from '../../ui/button/Button';
import { Icon } from '../../ui/icon/Icon';
import { useTranslation } from '../../ui/text/useTranslation';
import { SignInProblem } from './SignInProblem';
import { useFailureText } from './useFailureText';

interface PasskeyButtonProps {
  onSignedIn: (signedIn: SignedIn) => void;
  isDisabled: boolean;
}

/** Signs in with a passkey instead of the password. */
export function PasskeyButton({ onSignedIn, isDisabled }: PasskeyButtonProps) {
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
