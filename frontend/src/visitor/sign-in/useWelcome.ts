import { LOGIN_REDIRECT_MS } from '@dispatch/domain/limits';
import { routeAt } from '@dispatch/domain/views/routes';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useBeginSession, type SignedIn } from '../../api/accounts/session';
import { useToast } from '../../ui/over/toast/useToast';
import { useTranslation } from '../../ui/text/useTranslation';

/** Welcomes the signed-in user, and opens the page in the address; for `/login` the user's home. */
export function useWelcome() {
  const { t } = useTranslation('auth');
  const [isLeaving, setIsLeaving] = useState(false);
  const beginSession = useBeginSession();
  const navigate = useNavigate();
  const isOwnAddress = routeAt(useLocation().pathname) === 'login';
  const toast = useToast();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const welcome = ({ user, token }: SignedIn) => {
    setIsLeaving(true);
    toast.show({ title: t('welcomeTitle'), description: t('welcome') });
    timer.current = setTimeout(() => {
      beginSession(user, token);
      if (isOwnAddress) void navigate('/', { replace: true });
    }, LOGIN_REDIRECT_MS);
  };
  return { welcome, isLeaving };
}
