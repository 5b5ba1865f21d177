/** How long work may block the page at a time: less than a frame, even on a slow CPU. */
const SLICE_MS = 8;

const pause = () => new Promise<void>((resolve) => setTimeout(resolve));

/**
 * Runs long work step by step, so that the browser can draw and handle input in between.
 * @returns the result of the steps, or undefined if `isCancelled` returned true
 */
export async function inSlices<Result>(
  steps: Iterator<unknown, Result>,
  isCancelled: () => boolean = () => false,
): Promise<Result | undefined> {
  let end = performance.now() + SLICE_MS;
  for (;;) {
    if (isCancelled()) return undefined;
    const step = steps.next();
    if (step.done) return step.value;
    if (performance.now() >= end) {
      await pause();
      end = performance.now() + SLICE_MS;
    }
  }
}

/** Enough work per step that checking the time costs almost nothing. */
const STEP = 25;

/** Calls `act` for every item, in steps. */
export function* eachInSteps<Item>(items: readonly Item[], act: (item: Item) => void) {
  for (let from = 0; from < items.length; from += STEP) {
    for (const item of items.slice(from, from + STEP)) act(item);
    yield;
  }
}

/** A sorted copy, in steps; the sort is stable. */
export function* sortInSteps<Item>(
  items: readonly Item[],
  compare: (one: Item, other: Item) => number,
): Generator<void, Item[]> {
  let runs: Item[][] = [];
  for (let from = 0; from < items.length; from += STEP) {
    runs.push(items.slice(from, from + STEP).sort(compare));
    yield;
  }
  while (runs.length > 1) {
    const merged: Item[][] = [];
    for (let pair = 0; pair < runs.length; pair += 2)
      merged.push(yield* mergeInSteps(runs[pair] ?? [], runs[pair + 1] ?? [], compare));
    runs = merged;
  }
  return runs[0] ?? [];
}

function* mergeInSteps<Item>(
  one: readonly Item[],
  other: readonly Item[],
  compare: (one: Item, other: Item) => number,
): Generator<void, Item[]> {
  const merged: Item[] = [];
  let left = 0;
  let right = 0;
  while (left < one.length && right < other.length) {
    // Both indexes are within bounds.
    const a = one[left] as Item;
    const b = other[right] as Item;
    if (compare(a, b) <= 0) {
      merged.push(a);
      left += 1;
    } else {
      merged.push(b);
      right += 1;
    }
    if (merged.length % STEP === 0) yield;
  }
  return [...merged, ...one.slice(left), ...other.slice(right)];
}
