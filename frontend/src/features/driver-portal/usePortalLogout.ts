import { useCallback } from 'react';
import { useConfirm } from '../../components/confirm/useConfirm';
import { useLogout } from '../../components/useLogout';
import { forgetPerson } from '../../lib/offline/database';
import { useTranslation } from '../../lib/useTranslation';
import { useQueue } from './offline/queueContext';

/** Leaves the portal for the landing page; the next person on this phone finds nothing. */
export function usePortalLogout(userId: number): () => Promise<void> {
  const { t } = useTranslation(['driver', 'common']);
  const confirm = useConfirm();
  const queue = useQueue();
  const logout = useLogout({ to: '/', quiet: false });
  return useCallback(async () => {
    await queue.flush();
    const count = queue.getState().waiting.length;
    const isSure =
      count === 0 ||
      (await confirm({
        title: t('leave.title'),
        text: t('leave.text', { count }),
        confirmLabel: t('leave.confirm'),
        destructive: true,
      }));
    if (!isSure) return;
    await forgetPerson(userId).catch(() => undefined);
    await logout();
  }, [confirm, logout, queue, t, userId]);
}
