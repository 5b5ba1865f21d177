import { useCallback } from 'react';
import { useClearSessionMutation } from '../../api/accounts/session';
import { deletePhoneStore } from '../../lib/phoneStore';
import { removeServiceWorker } from '../../lib/serviceWorker';

function clearStorage(): void {
  try {
    localStorage.clear();
    sessionStorage.clear();
  } catch {
    // Storage was refused, so nothing is stored.
  }
}

async function deleteCaches(): Promise<void> {
  // Missing without HTTPS, although the type says otherwise.
  const files = (window as { caches?: CacheStorage }).caches;
  if (!files) return;
  const names = await files.keys();
  await Promise.all(names.map((name) => files.delete(name)));
}

/**
 * Deletes all data of this site in the browser. Scripts cannot access the session cookie, so the
 * server clears it. The worker's files are deleted last, because they are useless without the
 * worker.
 */
export function useClearBrowserState(): () => Promise<void> {
  const [clearSession] = useClearSessionMutation();
  return useCallback(async () => {
    await clearSession();
    clearStorage();
    await removeServiceWorker();
    await Promise.allSettled([deleteCaches(), deletePhoneStore()]);
  }, [clearSession]);
}
