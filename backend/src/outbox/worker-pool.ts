interface Work<T> {
  /** Number of tasks run at once. */
  readonly most: number;
  /** Claims up to `free` due tasks. */
  take(free: number): Promise<readonly T[]>;
  run(task: T): Promise<void>;
  /** Receives errors that no caller awaits. */
  failed(error: unknown): void;
}

/** Runs tasks concurrently. A free worker takes the next task at once, however long the others take. */
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

  /** Claims due tasks for the free workers. */
  look(): Promise<void> {
    this.isAsked = true;
    if (!this.isLooking) this.looking = this.lookWhileAsked();
    return this.looking;
  }

  /** Resolves when no task runs and none is due. */
  async idle(): Promise<void> {
    while (!this.isIdle) await Promise.allSettled([this.looking, ...this.running]);
  }

  /** Claims no more tasks. Resolves when none runs. */
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
