interface Work<T> {
  /** How many run at once. */
  readonly most: number;
  /** Claims at most so many that are due. */
  take(free: number): Promise<readonly T[]>;
  run(task: T): Promise<void>;
  /** Gets errors that no caller waits for. */
  failed(error: unknown): void;
}

/** Runs tasks side by side. A worker that ends takes the next task at once, however long the others take. */
export class WorkerPool<T> {
  private readonly running = new Set<Promise<void>>();
  private looking = Promise.resolve();
  private isLooking = false;
  private isAsked = false;
  private isStopped = false;

  constructor(private readonly work: Work<T>) {}

  get isIdle(): boolean {
    return !this.isLooking && this.running.size === 0;
  }

  /** Takes what is due for the workers that are free. */
  look(): Promise<void> {
    this.isAsked = true;
    if (!this.isLooking) this.looking = this.lookWhileAsked();
    return this.looking;
  }

  /** Resolves when nothing runs and nothing more is due. */
  async idle(): Promise<void> {
    while (!this.isIdle) await Promise.allSettled([this.looking, ...this.running]);
  }

  /** Takes nothing more. Resolves when nothing runs. */
  async stop(): Promise<void> {
    this.isStopped = true;
    await this.idle();
  }

  private async lookWhileAsked(): Promise<void> {
    this.isLooking = true;
    try {
      while (this.isAsked && !this.isStopped) {
        this.isAsked = false;
        const free = this.work.most - this.running.size;
        if (free > 0) for (const task of await this.work.take(free)) this.start(task);
      }
    } finally {
      this.isLooking = false;
    }
  }

  private start(task: T): void {
    const ended = this.work
      .run(task)
      .catch((error: unknown) => this.work.failed(error))
      .then(() => {
        this.running.delete(ended);
        this.look().catch((error: unknown) => this.work.failed(error));
      });
    this.running.add(ended);
  }
}
