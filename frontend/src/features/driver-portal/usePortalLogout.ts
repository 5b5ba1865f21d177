import { useCallback } from 'react';
import { useSession } from '../../api/session';
import { useLogout } from '../../components/useLogout';
import { forgetNotesDrafts } from './notesDraft';

/** Leaves the portal for the landing page; the next person on this phone finds no notes. */
export function usePortalLogout(): () => Promise<void> {
  const { user } = useSession();
  const logout = useLogout({ to: '/', quiet: false });
  const userId = user?.id;
  return useCallback(async () => {
    if (userId !== undefined) forgetNotesDrafts(userId);
    await logout();
  }, [logout, userId]);
}
