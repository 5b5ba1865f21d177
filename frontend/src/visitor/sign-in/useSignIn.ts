import { LOGIN_REDIRECT_MS } from '@dispatch/domain/limits';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { isRefusal } from '../../api/request/errors';
import { useBeginSession, useLoginMutation, type Credentials } from '../../api/session';
import { useToast } from '../../ui/over/toast/useToast';
import { useErrorText } from '../../ui/text/useErrorText';
import { useTranslation } from '../../ui/text/useTranslation';

/** Signs in, welcomes, and shows what the address names, which for `/login` is the person's home. `error` is what the alert says. */
export function useSignIn() {
  const { t } = useTranslation('auth');
  const [login, { isLoading }] = useLoginMutation();
  const [error, setError] = useState<string | null>(null);
  const [isLeaving, setIsLeaving] = useState(false);
  const beginSession = useBeginSession();
  const errorText = useErrorText();
  const navigate = useNavigate();
  const isOwnAddress = useLocation().pathname.startsWith('/login');
  const toast = useToast();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const textOf = (failure: unknown) => {
    if (!isRefusal(failure)) return t('errors.unexpected');
    return failure.server ? errorText(failure) : t('errors.failed');
  };
  const signIn = async (credentials: Credentials) => {
    setError(null);
    const answer = await login(credentials);
    if (!answer.data) {
      setError(textOf(answer.error));
      return;
    }
    const { user, token } = answer.data;
    setIsLeaving(true);
    toast.show({ title: t('welcomeTitle'), description: t('welcome') });
    timer.current = setTimeout(() => {
      beginSession(user, token);
      if (isOwnAddress) void navigate('/', { replace: true });
    }, LOGIN_REDIRECT_MS);
  };
  return { signIn, error, isBusy: isLoading || isLeaving };
}
