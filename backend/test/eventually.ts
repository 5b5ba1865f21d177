import { setTimeout as delay } from 'node:timers/promises';

const POLL_MS = 20;

/** What `look` answers as soon as it is neither undefined, null nor false; errors count as not yet. */
export async function eventually<T>(
  what: string,
  look: () => Promise<T | undefined | null | false> | T | undefined | null | false,
  withinMs = 10_000,
): Promise<T> {
  const deadline = performance.now() + withinMs;
  let problem: unknown;
  for (;;) {
    try {
      const seen = await look();
      if (seen !== undefined && seen !== null && seen !== false) return seen;
    } catch (error) {
      problem = error;
    }
    if (performance.now() > deadline)
      throw new Error(`Not within ${String(withinMs)} ms: ${what}`, { cause: problem });
    await delay(POLL_MS);
  }
}
