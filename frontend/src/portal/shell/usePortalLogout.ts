import { useCallback } from 'react';
import { useConfirm } from '../../ui/over/confirm/useConfirm';
import { useLogout } from '../../parts/session/useLogout';
import { forgetPerson } from '../offline/store/database';
import { useTranslation } from '../../ui/text/useTranslation';
import { useQueue } from '../offline/queueContext';

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
