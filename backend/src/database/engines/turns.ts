import { DeadlineExceeded } from '../transactions/deadlines';

interface Waiting {
  readonly grant: (end: () => void) => void;
}

/** One at a time, in the order of asking. */
export class Turns {
  private taken = false;
  private readonly waiting: Waiting[] = [];

  /** Whether it is nobody's turn. */
  get isFree(): boolean {
    return !this.taken;
  }

  get waitingCount(): number {
    return this.waiting.length;
  }

  /**
   * Waits for the turn and returns what ends it; ending twice does nothing more.
   * @throws DeadlineExceeded when it does not come in time
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
