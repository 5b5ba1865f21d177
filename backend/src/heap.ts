import { PerformanceObserver } from 'node:perf_hooks';
import { getHeapSpaceStatistics, setFlagsFromString } from 'node:v8';

/** Enough for the objects of concurrent requests, so that few of them are promoted to the old generation. */
const ENOUGH_BYTES = 16 * 1024 * 1024;
/** Growth of the old generation before the next full garbage collection, relative to its size after the last one. */
const GROWTH_PERCENT = 20;

/**
 * Limits the young generation. With much memory V8 lets it grow to 128 MB, much of which loading the program alone
 * takes. V8's own limits take effect only before the first line of code.
 */
function letGrow(isAllowed: boolean): void {
  setFlagsFromString(`--semi-space-growth-factor=${isAllowed ? '2' : '1'}`);
}

// By default V8 lets garbage accumulate up to four times the live size.
setFlagsFromString(`--heap-growing-percent=${String(GROWTH_PERCENT)}`);

// Not during the start: no observer runs between two growths then.
letGrow(false);

/** From now on the young generation grows with demand. */
export function letHeapGrow(): void {
  new PerformanceObserver(() => {
    const space = getHeapSpaceStatistics().find(({ space_name }) => space_name === 'new_space');
    letGrow(space !== undefined && space.space_size < ENOUGH_BYTES);
  }).observe({ entryTypes: ['gc'] });
}
