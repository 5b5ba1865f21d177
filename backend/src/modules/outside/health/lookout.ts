import { setTimeout as delay } from 'node:timers/promises';

/** Runs a check, one at a time and at most once per interval. */
export class Lookout {
  private asking: Promise<void> | null = null;
  private askedAt = -Infinity;
  private wasUp = false;
  private answered = false;

  constructor(
    private readonly ask: () => Promise<boolean>,
    private readonly everyMs: number,
  ) {}

  /** The current result, or the previous one if the check takes longer than `patienceMs`. */
  async isUp(patienceMs: number): Promise<boolean> {
    if (this.asking === null && performance.now() - this.askedAt >= this.everyMs)
      this.asking = this.look().finally(() => (this.asking = null));
    const impatience = new AbortController();
    if (this.asking !== null) {
      const waiting = delay(patienceMs, undefined, { signal: impatience.signal });
      await Promise.race([this.asking, waiting]);
      waiting.catch(() => undefined);
      impatience.abort();
    }
    return this.wasUp;
  }

  /** False until the first result; before that `isUp` is a guess. */
  get hasAnswered(): boolean {
    return this.answered;
  }

  private async look(): Promise<void> {
    this.askedAt = performance.now();
    this.wasUp = await this.ask().catch(() => false);
    this.answered = true;
  }
}
