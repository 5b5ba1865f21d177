import * as timers from 'node:timers/promises';

/** A turn of the event loop that takes longer was somebody else's. */
const OTHERS_MS = 0.3;
/** For each millisecond of its own, long work leaves so many to the others. */
const SHARE = 2;
const LONGEST_PAUSE_MS = 25;

/** Keeps long work in small pieces from slowing those who ask meanwhile; with nobody there it goes on. */
export class ExportPacer {
  private begun = performance.now();

  constructor(
    private readonly waits: Pick<typeof timers, 'setImmediate' | 'setTimeout'> = timers,
  ) {}

  /** Between two pieces. */
  async letOthersGo(): Promise<void> {
    const worked = performance.now() - this.begun;
    const before = performance.now();
    await this.waits.setImmediate();
    if (performance.now() - before > OTHERS_MS)
      await this.waits.setTimeout(Math.min(SHARE * worked, LONGEST_PAUSE_MS));
    this.begun = performance.now();
  }
}
