import { useSyncExternalStore } from 'react';

function subscribe(onChange: () => void): () => void {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}

/** The connection state reported by the phone; the server may be unreachable anyway. */
export function useHasNetwork(): boolean {
  return useSyncExternalStore(subscribe, () => navigator.onLine);
}
