import type { ROUTES } from '@dispatch/domain/views/routes';
import { useCallback, useContext } from 'react';
import { useNavigate } from 'react-router-dom';
import { useConfig } from '../../api/config';
import { endSession } from '../../api/accounts/endSession';
import { useForgetSession, useSession } from '../../api/accounts/session';
import { anotherSite } from '../../lib/anotherSite';
import { dropFromTab, keptWorkOf } from '../../lib/tabStore';
import { MayLeaveContext } from '../../ui/form/sending/leaveGuard';
import { useTranslation } from '../../ui/text/useTranslation';
import { useToast } from '../../ui/over/toast/useToast';

interface LogoutOptions {
  /** The console goes to /login, the driver screens to /. */
  to: (typeof ROUTES)['login' | 'home']['path'];
  /** The console only logs a failure and leaves anyway. */
  quiet: boolean;
}

/**
 * Asks before unsaved work is lost, and signs out, also at the company's provider. Cached data is
 * cleared and the browser leaves at once; the server's answer is reported when it arrives.
 */
export function useLogout({ to, quiet }: LogoutOptions): () => Promise<void> {
  const { t } = useTranslation();
  const toast = useToast();
  const navigate = useNavigate();
  const forget = useForgetSession();
  const { signInProvider } = useConfig();
  const mayLeave = useContext(MayLeaveContext);
  const userId = useSession().user?.id;
  return useCallback(async () => {
    if (!(await mayLeave())) return;
    const ending = endSession(Boolean(signInProvider));
    forget();
    if (userId !== undefined) dropFromTab(keptWorkOf(userId));
    await navigate(to);
    const { status, endSessionUrl } = await ending;
    if (endSessionUrl !== null) {
      anotherSite.open(endSessionUrl);
    } else if (status >= 200 && status < 300) {
      toast.show({ title: t('logout.doneTitle'), description: t('logout.done') });
    } else if (quiet) {
      console.error('Logout failed', status);
    } else if (status === 0) {
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
  }, [forget, mayLeave, navigate, quiet, signInProvider, t, to, toast, userId]);
}
