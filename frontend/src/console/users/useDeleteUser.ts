import { useCallback } from 'react';
import { ifMatch } from '../../api/request/requestHeaders';
import { useDeleteUserMutation, type User } from '../../api/accounts/users';
import { useConfirm } from '../../ui/over/confirm/useConfirm';
import { useToast } from '../../ui/over/toast/useToast';
import { useTranslation } from '../../ui/text/useTranslation';
import { useUserFailure } from './useUserFailure';

/** Asks, deletes and reports the result. */
export function useDeleteUser(): (user: User) => Promise<void> {
  const { t } = useTranslation('users');
  const confirm = useConfirm();
  const toast = useToast();
  const { tell } = useUserFailure();
  const [deleteUser] = useDeleteUserMutation();
  return useCallback(
    async ({ id, name, email, version }) => {
      const isSure = await confirm({
        title: t('delete.title', { name }),
        text: t('delete.text', { name, email }),
        confirmLabel: t('delete.confirm'),
        destructive: true,
      });
      if (!isSure) return;
      const { error } = await deleteUser({ id, ...ifMatch(version) });
      if (error) tell(error, 'delete');
      else toast.success(t('delete.done'));
    },
    [confirm, deleteUser, t, tell, toast],
  );
}
