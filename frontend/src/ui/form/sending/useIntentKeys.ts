import { useCallback, useRef } from 'react';
import { getErrorCode } from '../../../api/request/errors';
import { idempotent, newIdempotencyKey } from '../../../api/request/requestHeaders';

/** Identifies the intent, such as the id of a record or a whole request as text. */
type Intent = number | string;

/** The Idempotency-Keys of a screen, one for each intent, stable over retries to prevent duplicates. */
export function useIntentKeys() {
  const keys = useRef(new Map<Intent, string>());
  const once = useCallback((intent: Intent) => {
    const key = keys.current.get(intent) ?? newIdempotencyKey();
    keys.current.set(intent, key);
    return idempotent(key);
  }, []);
  /** Called after a response. Drops the key after a success, or if the server has already used it. */
  const settle = useCallback((intent: Intent, error: unknown) => {
    if (error === undefined || getErrorCode(error) === 'idempotency_mismatch')
      keys.current.delete(intent);
  }, []);
  const forget = useCallback(() => keys.current.clear(), []);
  return { once, settle, forget };
}
