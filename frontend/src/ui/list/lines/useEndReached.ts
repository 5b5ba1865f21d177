import { useEffect, useEffectEvent } from 'react';

/** Calls once for each number of records, when the last of them is rendered. */
export function useEndReached(drawn: number, records: number, onEndReached?: () => void): void {
  const tell = useEffectEvent(() => onEndReached?.());
  const isAtEnd = drawn === records;
  useEffect(() => {
    if (isAtEnd) tell();
  }, [isAtEnd, records]);
}
