/** How long work may hold the page in one go: less than a frame, also on a slow processor. */
const SLICE_MS = 8;

const pause = () => new Promise<void>((resolve) => setTimeout(resolve));

/**
 * Does long work step by step, letting the browser draw and answer keys in between.
 * @returns the result of the steps, or undefined when `isCancelled` said so
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

/** Enough work for one step that asking for the time costs nothing beside it. */
const STEP = 25;

/** Calls `act` for every item, in steps. */
export function* eachInSteps<Item>(items: readonly Item[], act: (item: Item) => void) {
  for (let from = 0; from < items.length; from += STEP) {
    for (const item of items.slice(from, from + STEP)) act(item);
    yield;
  }
}

/** A sorted copy, equal items in their old order, in steps. */
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
    // Both are within their bounds.
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
