import { useCallback } from 'react';
import { useClearSessionMutation } from '../../api/accounts/session';
import { deletePhoneStore } from '../../lib/phoneStore';
import { removeServiceWorker } from '../../lib/serviceWorker';

function clearStorage(): void {
  try {
    localStorage.clear();
    sessionStorage.clear();
  } catch {
    // Storage was refused, so nothing is kept.
  }
}

async function deleteCaches(): Promise<void> {
  // Missing without HTTPS, whatever the types say.
  const files = (window as { caches?: CacheStorage }).caches;
  if (!files) return;
  const names = await files.keys();
  await Promise.all(names.map((name) => files.delete(name)));
}

/**
 * Forgets all that this site keeps in the browser. The session's cookie is out of reach of scripts:
 * the server takes it away. Files of the worker are of no use without it, and go after it.
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
