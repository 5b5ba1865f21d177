import { setTimeout as delay } from 'node:timers/promises';

/** Asks whether something is up, one question at a time and no more often than so. */
export class Lookout {
  private asking: Promise<void> | null = null;
  private askedAt = -Infinity;
  private wasUp = false;
  private answered = false;

  constructor(
    private readonly ask: () => Promise<boolean>,
    private readonly everyMs: number,
  ) {}

  /** As it is, or as it was the last time where the answer takes longer. */
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

  /** False until the first answer: what `isUp` says before is a guess. */
  get hasAnswered(): boolean {
    return this.answered;
  }

  private async look(): Promise<void> {
    this.askedAt = performance.now();
    this.wasUp = await this.ask().catch(() => false);
    this.answered = true;
  }
}
