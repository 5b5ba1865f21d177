import { startTransition, useEffect, useState } from 'react';
import { inSlices } from '../../lib/slices';

/**
 * The latest finished result of long work, begun anew whenever `begin` is another function.
 * Until the first is there, and while a later one is on its way, what was there before.
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
