import { useCallback, useRef } from 'react';
import { getErrorCode } from '../../../api/request/errors';
import { newIdempotencyKey } from '../../../api/request/requestHeaders';

/** The Idempotency-Key of one form, stable over retries to prevent duplicates. */
export function useIntentKey() {
  const key = useRef<string>(undefined);
  const read = useCallback(() => (key.current ??= newIdempotencyKey()), []);
  /** The key of the last attempt; undefined before the first. */
  const present = useCallback(() => key.current, []);
  /** Continues with the key of an earlier page load whose response may have been lost. */
  const resume = useCallback((earlier: string) => {
    key.current = earlier;
  }, []);
  /**
   * Whether the error says that an earlier attempt with other values succeeded, although its response was lost. The
   * next attempt then uses a new key.
   */
  const isSpentBy = useCallback((error: unknown) => {
    const isSpent = getErrorCode(error) === 'idempotency_mismatch';
    if (isSpent) key.current = undefined;
    return isSpent;
  }, []);
  return { read, present, resume, isSpentBy };
}
