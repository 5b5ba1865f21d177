import { useState } from 'react';
import type { SecondStepNeeded, SignedIn } from '../../api/accounts/session';
import { useAnswerSecondFactorMutation } from '../../api/accounts/secondStep';
import { askPasskey } from '../../parts/factors/passkeys';
import { useTranslation } from '../../ui/text/useTranslation';
import { useFailureText } from '../sign-in/useFailureText';

type Way = SecondStepNeeded['ways'][number];

interface Given {
  typed: string;
  passkey: SecondStepNeeded['passkey'];
  rememberDevice: boolean;
}

/**
 * Sends the answer to a challenge. `problem` is the alert's text; `missing` means that nothing was
 * typed.
 */
export function useSecondAnswer(challenge: string, onSignedIn: (signedIn: SignedIn) => void) {
  const { t } = useTranslation('factors');
  const [answer] = useAnswerSecondFactorMutation();
  const failureText = useFailureText();
  const [isSending, setIsSending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [missing, setMissing] = useState(false);

  /** Null if the user provided no passkey. */
  const answerBy = async (way: Way, { typed, passkey }: Given) => {
    if (way === 'code') return { code: typed };
    if (way === 'recovery-code') return { recoveryCode: typed };
    const signed = passkey && (await askPasskey(passkey).catch(() => null));
    return signed && { passkey: signed };
  };
  const attempt = async (way: Way, given: Given): Promise<string | null> => {
    const shown = await answerBy(way, given);
    if (shown === null) return t('passkey.unused');
    const { rememberDevice } = given;
    const { data, error } = await answer({
      secondFactor: { challenge, rememberDevice, ...shown },
    });
    if (!data) return failureText(error);
    onSignedIn(data);
    return null;
  };
  const send = async (way: Way, given: Given) => {
    const isMissing = way !== 'passkey' && given.typed.trim() === '';
    setMissing(isMissing);
    setProblem(null);
    if (isMissing) return;
    setIsSending(true);
    setProblem(await attempt(way, given));
    setIsSending(false);
  };
  const forget = () => {
    setProblem(null);
    setMissing(false);
  };
  return { send, problem, missing, isSending, forget };
}
