import { useCallback, useContext } from 'react';
import { useNavigate } from 'react-router-dom';
import { useConfig } from '../../api/config';
import { isApiError } from '../../api/request/errors';
import { useForgetSession, useLogoutMutation, useSession } from '../../api/accounts/session';
import { anotherSite } from '../../lib/anotherSite';
import { dropFromTab, keptWorkOf } from '../../lib/tabStore';
import { MayLeaveContext } from '../../ui/form/sending/leaveGuard';
import { useTranslation } from '../../ui/text/useTranslation';
import { useToast } from '../../ui/over/toast/useToast';

interface LogoutOptions {
  /** The console goes to /login, the driver screens to /. */
  to: '/login' | '/';
  /** The console only logs a failure and leaves all the same. */
  quiet: boolean;
}

/** Asks before unsaved work is lost, and signs out, of the company's provider as well; cached data is cleared and the browser leaves even when the server refuses. */
export function useLogout({ to, quiet }: LogoutOptions): () => Promise<void> {
  const { t } = useTranslation();
  const toast = useToast();
  const navigate = useNavigate();
  const forget = useForgetSession();
  const [logout] = useLogoutMutation();
  const { signInProvider } = useConfig();
  const mayLeave = useContext(MayLeaveContext);
  const userId = useSession().user?.id;
  return useCallback(async () => {
    if (!(await mayLeave())) return;
    const { data, error } = await logout({ withProvider: Boolean(signInProvider) });
    forget();
    if (userId !== undefined) dropFromTab(keptWorkOf(userId));
    await navigate(to);
    if (data?.endSessionUrl) {
      anotherSite.open(data.endSessionUrl);
    } else if (!error) {
      toast.show({ title: t('logout.doneTitle'), description: t('logout.done') });
    } else if (quiet) {
      console.error('Logout failed', error);
    } else if (isApiError(error) && error.status === 0) {
      toast.show({
        title: t('logout.errorTitle'),
        description: t('logout.error'),
        variant: 'destructive',
      });
    } else {
      toast.show({
        title: t('logout.failedTitle'),
        description: t('logout.failed'),
        variant: 'destructive',
      });
    }
  }, [forget, logout, mayLeave, navigate, quiet, signInProvider, t, to, toast, userId]);
}
