import { useEffect, useEffectEvent } from 'react';

/** Calls when the last record is rendered and more can be loaded: once for each number of records, or of attempts. */
export function useEndReached(drawn: number, records: number, onEndReached?: () => void): void {
  const tell = useEffectEvent(() => onEndReached?.());
  const isDue = drawn === records && onEndReached !== undefined;
  useEffect(() => {
    if (isDue) tell();
  }, [isDue, records]);
}
