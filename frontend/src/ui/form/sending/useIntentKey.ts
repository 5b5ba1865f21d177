import { useCallback, useRef } from 'react';
import { getErrorCode } from '../../../api/request/errors';
import { newIdempotencyKey } from '../../../api/request/requestHeaders';

/** The Idempotency-Key of one form: the same for every retry, so that nothing is made twice. */
export function useIntentKey() {
  const key = useRef<string>(undefined);
  const read = useCallback(() => (key.current ??= newIdempotencyKey()), []);
  /**
   * Whether the error says that an earlier attempt got through with other values, although its
   * answer was lost; the next attempt then is an intent of its own.
   */
  const isSpentBy = useCallback((error: unknown) => {
    const isSpent = getErrorCode(error) === 'idempotency_mismatch';
    if (isSpent) key.current = undefined;
    return isSpent;
  }, []);
  return { read, isSpentBy };
}
