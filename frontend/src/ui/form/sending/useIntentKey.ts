import { useCallback, useRef } from 'react';
import { getErrorCode } from '../../../api/request/errors';
import { newIdempotencyKey } from '../../../api/request/requestHeaders';

/** The Idempotency-Key of one form: the same for every retry, so that nothing is made twice. */
export function useIntentKey() {
  const key = useRef<string>(undefined);
  const read = useCallback(() => (key.current ??= newIdempotencyKey()), []);
  /** The key of a try that was made; undefined before the first. */
  const present = useCallback(() => key.current, []);
  /** Goes on with the key of an earlier page, whose answer may have been lost. */
  const resume = useCallback((earlier: string) => {
    key.current = earlier;
  }, []);
  /**
   * Whether the error says that an earlier attempt got through with other values, although its
   * answer was lost; the next attempt then is an intent of its own.
   */
  const isSpentBy = useCallback((error: unknown) => {
    const isSpent = getErrorCode(error) === 'idempotency_mismatch';
    if (isSpent) key.current = undefined;
    return isSpent;
  }, []);
  return { read, present, resume, isSpentBy };
}
