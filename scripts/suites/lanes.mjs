/** Two suites at a time: while one waits for a browser or a database, the other continues. */
const LANES = 2;

/**
 * Divides the machine among suites.
 * @param {number} suites
 * @param {number} cores
 * @returns {{ lanes: number, workers: number }} suites at a time, and workers for each of them
 */
export function shareOut(suites, cores) {
  const lanes = Math.max(1, Math.min(LANES, suites));
  return { lanes, workers: Math.max(1, Math.floor(cores / lanes)) };
}

/**
 * Processes the items in order, at most `lanes` of them at the same time.
 * @template Item, Result
 * @param {readonly Item[]} items
 * @param {number} lanes
 * @param {(item: Item) => Promise<Result>} work
 * @returns {Promise<Result[]>} in the order of the items
 */
export async function inLanes(items, lanes, work) {
  /** @type {Result[]} */
  const results = [];
  const waiting = items.entries();
  const lane = async () => {
    for (const [at, item] of waiting) results[at] = await work(item);
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return results;
}
