/** A storage that is away can fail for thousands of files. */
const MOST_NAMED = 5;

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
  if (failures.length > 0) throw new AggregateError(failures, messageOf(failures));
}

function messageOf(failures: readonly unknown[]): string {
  const named = failures.slice(0, MOST_NAMED).map(String).join('; ');
  const more = failures.length - MOST_NAMED;
  return more > 0 ? `${named}; and ${String(more)} more` : named;
}
