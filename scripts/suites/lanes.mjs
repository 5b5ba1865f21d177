/**
 * Two suites at a time, each with a worker for every core: where one waits for a browser, a process or
 * a database, the other goes on.
 */
export const LANES = 2;

/**
 * Does the work for every item, so many at a time, begun in their order.
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
