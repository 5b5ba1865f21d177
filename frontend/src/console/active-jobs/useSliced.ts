import { startTransition, useEffect, useState } from 'react';
import { inSlices } from '../../lib/slices';

/**
 * The last finished result of a long computation. A new `begin` restarts it; until it finishes, the previous result
 * stays, initially `first`.
 */
export function useSliced<Result>(begin: () => Iterator<unknown, Result>, first: Result): Result {
  const [result, setResult] = useState(first);
  useEffect(() => {
    let isOver = false;
    void inSlices(begin(), () => isOver).then((finished) => {
      if (finished !== undefined && !isOver) startTransition(() => setResult(finished));
    });
    return () => {
      isOver = true;
    };
  }, [begin]);
  return result;
}
