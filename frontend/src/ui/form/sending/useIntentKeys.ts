import { useCallback, useRef } from 'react';
import { newIdempotencyKey } from '../../../api/request/requestHeaders';

/** The Idempotency-Key of each record of a run: the same for every try, so that nothing is made twice. */
export function useIntentKeys() {
  const keys = useRef(new Map<number, string>());
  const keyOf = useCallback((id: number): string => {
    const key = keys.current.get(id) ?? newIdempotencyKey();
    keys.current.set(id, key);
    return key;
  }, []);
  const forget = useCallback(() => keys.current.clear(), []);
  return { keyOf, forget };
}
