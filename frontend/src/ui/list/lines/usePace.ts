import { useLayoutEffect, type RefObject } from 'react';
import { nextPace } from './pace';

/** What one list found out about the processor serves all others. */
let pace = 4;

export const recordsOfAStep = () => pace;

/**
 * Lays out the records that have just come, and learns from how long it takes how many may come
 * at once. Left to the frame, it would be done in one go with the painting.
 */
export function usePace(list: RefObject<HTMLElement | null>, come: { readonly records: number }) {
  useLayoutEffect(() => {
    const { records } = come;
    if (records === 0) return;
    const began = performance.now();
    list.current?.getBoundingClientRect();
    pace = nextPace(pace, { records, ms: performance.now() - began });
  }, [list, come]);
}
