import { useEffect, useState } from 'react';

/** `ask`: the browser would ask the user. `kept`: it evicts nothing. `loose`: it may evict everything. */
type Storage = 'unknown' | 'ask' | 'kept' | 'loose';

/** Missing without HTTPS, although the type says otherwise. */
const storage = () => navigator.storage as Partial<StorageManager> | undefined;

/** Only Firefox asks the user; other browsers decide without a question. */
async function wouldAsk(): Promise<boolean> {
  if (!/\bFirefox\//.test(navigator.userAgent)) return false;
  const { state } = await navigator.permissions.query({ name: 'persistent-storage' });
  return state === 'prompt';
}

async function persist(): Promise<Storage> {
  return (await storage()?.persist?.()) ? 'kept' : 'loose';
}

/** Asks the browser, except one that would ask the user. */
export async function persistUnasked(): Promise<Storage> {
  if (await storage()?.persisted?.()) return 'kept';
  return (await wouldAsk()) ? 'ask' : persist();
}

/** Persistent storage: the browser does not evict it when the phone is full. */
export function useKeptStorage() {
  const [state, setState] = useState<Storage>('unknown');
  useEffect(() => {
    let isOver = false;
    persistUnasked().then(
      (found) => {
        if (!isOver) setState(found);
      },
      () => undefined,
    );
    return () => {
      isOver = true;
    };
  }, []);
  const keep = () => persist().then(setState, () => setState('loose'));
  return { state, keep };
}
