import { useCallback, useEffect, useRef } from 'react';

/** Runs a function unless the user has left the component, for example before the answer to a request. */
export function useWhileShown(): (run: () => void) => void {
  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  return useCallback((run) => {
    if (isShown.current) run();
  }, []);
}
