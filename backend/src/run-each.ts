/**
 * Runs all functions in order, even if some fail.
 * @throws AggregateError of all failures, at the end
 */
export async function runEach(works: Iterable<() => Promise<unknown>>): Promise<void> {
  const failures: unknown[] = [];
  for (const work of works)
    try {
      await work();
    } catch (error) {
      failures.push(error);
    }
  if (failures.length > 0) throw new AggregateError(failures, failures.map(String).join('; '));
}
