import { DeadlineExceeded } from '../transactions/deadlines';

interface Waiting {
  readonly grant: (end: () => void) => void;
}

/** A lock granted to one caller at a time, first come first served. */
export class Turns {
  private taken = false;
  private readonly waiting: Waiting[] = [];

  /** Whether no caller holds the lock. */
  get isFree(): boolean {
    return !this.taken;
  }

  get waitingCount(): number {
    return this.waiting.length;
  }

  /**
   * Waits for the lock and returns the function that releases it; a second release has no effect.
   * @throws DeadlineExceeded if the lock is not granted in time
   */
  take(waitMs: number): Promise<() => void> {
    if (!this.taken) {
      this.taken = true;
      return Promise.resolve(this.ending());
    }
    return new Promise((resolve, reject) => {
      const entry: Waiting = {
        grant: (end) => {
          clearTimeout(timer);
          resolve(end);
        },
      };
      const timer = setTimeout(() => {
        this.waiting.splice(this.waiting.indexOf(entry), 1);
        reject(new DeadlineExceeded('The wait for the writer', waitMs));
      }, waitMs);
      this.waiting.push(entry);
    });
  }

  private ending(): () => void {
    let ended = false;
    return () => {
      if (ended) return;
      ended = true;
      const next = this.waiting.shift();
      if (next === undefined) this.taken = false;
      else next.grant(this.ending());
    };
  }
}
