import { useCallback, useRef } from 'react';
import { getErrorCode } from '../../../api/request/errors';
import { idempotent, newIdempotencyKey } from '../../../api/request/requestHeaders';

/** What is wanted, such as the id of a record or a whole request as text. */
type Intent = number | string;

/** The Idempotency-Key of each intent of a screen: the same for every try, so that nothing is made twice. */
export function useIntentKeys() {
  const keys = useRef(new Map<Intent, string>());
  const once = useCallback((intent: Intent) => {
    const key = keys.current.get(intent) ?? newIdempotencyKey();
    keys.current.set(intent, key);
    return idempotent(key);
  }, []);
  /** After an answer: the same is a new intent once it was done, or once the key turned out to be used. */
  const settle = useCallback((intent: Intent, error: unknown) => {
    if (error === undefined || getErrorCode(error) === 'idempotency_mismatch')
      keys.current.delete(intent);
  }, []);
  const forget = useCallback(() => keys.current.clear(), []);
  return { once, settle, forget };
}
