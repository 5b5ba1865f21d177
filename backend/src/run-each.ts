/**
 * Runs one after the other. A failing one does not stop those after it.
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
