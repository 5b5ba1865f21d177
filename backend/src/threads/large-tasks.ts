/** Runs tasks that need much memory one at a time, over all queues that share it. */
export class LargeTasks {
  private last: Promise<unknown> = Promise.resolve();

  /** @param ended rejects when the caller stops waiting, which then frees its own queue at once */
  async run<T>(task: () => Promise<T>, ended: Promise<never>): Promise<T> {
    const before = this.last;
    let leave = () => {};
    const done = new Promise<void>((resolve) => {
      leave = resolve;
    });
    this.last = before.then(() => done);
    try {
      await Promise.race([before, ended]);
      return await task();
    } finally {
      leave();
    }
  }
}
