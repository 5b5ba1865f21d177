import * as timers from 'node:timers/promises';

/** A longer turn of the event loop was used by other work. */
const OTHERS_MS = 0.3;
/** For each millisecond of its own, long work leaves this many to others. */
const SHARE = 2;
const LONGEST_PAUSE_MS = 25;

/** Pauses long work between pieces while other requests are active. Without other requests it does not pause. */
export class ExportPacer {
  private begun = performance.now();

  constructor(
    private readonly waits: Pick<typeof timers, 'setImmediate' | 'setTimeout'> = timers,
  ) {}

  /** Call it between two pieces. */
  async pauseIfBusy(): Promise<void> {
    const worked = performance.now() - this.begun;
    const before = performance.now();
    await this.waits.setImmediate();
    if (performance.now() - before > OTHERS_MS)
      await this.waits.setTimeout(Math.min(SHARE * worked, LONGEST_PAUSE_MS));
    this.begun = performance.now();
  }
}
