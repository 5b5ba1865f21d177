import { setTimeout as delay } from 'node:timers/promises';

const POLL_MS = 20;

/** Reached only if the condition never becomes true. */
const DEADLINE_MS = 300_000;

/** Returns the first result of `look` that is not undefined, null or false; errors count as not yet. */
export async function eventually<T>(
  what: string,
  look: () => Promise<T | undefined | null | false> | T | undefined | null | false,
): Promise<T> {
  const deadline = performance.now() + DEADLINE_MS;
  let problem: unknown;
  for (;;) {
    try {
      const seen = await look();
      if (seen !== undefined && seen !== null && seen !== false) return seen;
    } catch (error) {
      problem = error;
    }
    if (performance.now() > deadline) throw new Error(`It never came: ${what}`, { cause: problem });
    await delay(POLL_MS);
  }
}
