import { PerformanceObserver } from 'node:perf_hooks';
import { getHeapSpaceStatistics, setFlagsFromString } from 'node:v8';

/** Enough for what the requests of a moment need, so that little of it is taken for lasting. */
const ENOUGH_BYTES = 16 * 1024 * 1024;
/** How far what lasts may grow, over what the last look through all of it left, before the next one. */
const GROWTH_PERCENT = 20;

/**
 * Bounds the room for new objects, which V8 on a machine with much memory lets grow to 128 MB and
 * takes up in good part just by loading the program. Its own limits count before the first line only.
 */
function letGrow(isAllowed: boolean): void {
  setFlagsFromString(`--semi-space-growth-factor=${isAllowed ? '2' : '1'}`);
}

// V8 would let garbage gather until there is up to four times as much as is in use.
setFlagsFromString(`--heap-growing-percent=${String(GROWTH_PERCENT)}`);

// Not while the program starts: then no observer is heard between one growth and the next.
letGrow(false);

/** From now on the room for new objects grows with what requests need. */
export function letHeapGrow(): void {
  new PerformanceObserver(() => {
    const space = getHeapSpaceStatistics().find(({ space_name }) => space_name === 'new_space');
    letGrow(space !== undefined && space.space_size < ENOUGH_BYTES);
  }).observe({ entryTypes: ['gc'] });
}
