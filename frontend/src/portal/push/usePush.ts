import { useCallback, useState } from 'react';
import { useApiDispatch } from '../../api/api';
import { LANGUAGES } from '../../lib/languages';
import { usePreference } from '../../ui/screen/usePreference';
import { useTranslation } from '../../ui/text/useTranslation';
import { isPushDenied, turnPushOff, turnPushOn } from './phonePush';

const CHOICES = ['unasked', 'on', 'off'] as const;

/** Whether the driver wants notifications while the portal is closed; initially not asked. */
export function usePushChoice() {
  return usePreference('driver_push', CHOICES, 'unasked');
}

export function usePushLanguage() {
  const { i18n } = useTranslation();
  return LANGUAGES.find((language) => language === i18n.language) ?? 'en-CA';
}

/** The choice, and the reason the phone cannot follow it. */
export function usePush() {
  const dispatch = useApiDispatch();
  const language = usePushLanguage();
  const [choice, choose] = usePushChoice();
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<'denied' | 'failed' | null>(() =>
    isPushDenied() ? 'denied' : null,
  );
  const turnOn = useCallback(async () => {
    setIsBusy(true);
    const outcome = await turnPushOn(dispatch, language);
    setIsBusy(false);
    setProblem(outcome === 'on' ? null : outcome);
    if (outcome === 'on') choose('on');
  }, [choose, dispatch, language]);
  const turnOff = useCallback(async () => {
    choose('off');
    await turnPushOff();
  }, [choose]);
  return { choice, problem, isBusy, turnOn, turnOff };
}
