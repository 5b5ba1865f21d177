import { renewing } from './renewing';

interface LanedWork<Lane, Task> {
  /** How many tasks of one lane run at once. */
  readonly atOnce: number;
  /** The lanes that may have tasks. */
  lanes(): Promise<readonly Lane[]> | readonly Lane[];
  /** Claims at most `most` due tasks. */
  take(lane: Lane, most: number): Promise<readonly Task[]>;
  renew(task: Task): Promise<unknown>;
  run(task: Task): Promise<void>;
  /** Receives errors that no caller waits for. */
  failed(error: unknown, lane: Lane): void;
}

/** Runs the tasks of a queue in lanes, so that slow tasks of one lane delay no other lane. */
export class Lanes<Lane, Task> {
  private readonly pools = new Map<Lane, Pool<Task>>();
  private isStopped = false;

  constructor(private readonly work: LanedWork<Lane, Task>) {}

  /** Claims what is due and begins it. Resolves when every lane has been looked at, or failed. */
  async look(): Promise<void> {
    const lanes = await this.work.lanes();
    for (const [lane, pool] of this.pools)
      if (pool.isIdle && !lanes.includes(lane)) this.pools.delete(lane);
    await Promise.all(lanes.map((lane) => this.lookAt(lane)));
  }

  /** Looks at one lane alone. */
  async lookAt(lane: Lane): Promise<void> {
    if (this.isStopped) return;
    await this.poolOf(lane)
      .look()
      .catch((error: unknown) => this.work.failed(error, lane));
  }

  /** Resolves when nothing runs and nothing more is due. */
  async drain(): Promise<void> {
    await this.look();
    await Promise.all([...this.pools.values()].map((pool) => pool.idle()));
  }

  /** Claims nothing more. Resolves when nothing runs. */
  async stop(): Promise<void> {
    this.isStopped = true;
    await Promise.all([...this.pools.values()].map((pool) => pool.stop()));
  }

  private poolOf(lane: Lane): Pool<Task> {
    const { work } = this;
    const pool =
      this.pools.get(lane) ??
      new Pool<Task>({
        atOnce: work.atOnce,
        take: (free) => work.take(lane, free),
        run: (task) =>
          renewing(
            () => work.renew(task),
            () => work.run(task),
          ),
        failed: (error) => work.failed(error, lane),
      });
    this.pools.set(lane, pool);
    return pool;
  }
}

interface PoolWork<Task> {
  readonly atOnce: number;
  readonly take: (free: number) => Promise<readonly Task[]>;
  readonly run: (task: Task) => Promise<void>;
  readonly failed: (error: unknown) => void;
}

/** Runs tasks in parallel. A task that ends makes room for the next one at once, however long the others take. */
class Pool<Task> {
  private readonly running = new Set<Promise<void>>();
  private looking = Promise.resolve();
  private isLooking = false;
  private isAsked = false;
  private isStopped = false;

  constructor(private readonly work: PoolWork<Task>) {}

  get isIdle(): boolean {
    return !this.isLooking && this.running.size === 0;
  }

  look(): Promise<void> {
    this.isAsked = true;
    if (!this.isLooking) this.looking = this.lookWhileAsked();
    return this.looking;
  }

  async idle(): Promise<void> {
    while (!this.isIdle) await Promise.allSettled([this.looking, ...this.running]);
  }

  async stop(): Promise<void> {
    this.isStopped = true;
    await this.idle();
  }

  private async lookWhileAsked(): Promise<void> {
    this.isLooking = true;
    try {
      while (this.isAsked && !this.isStopped) {
        this.isAsked = false;
        await this.claim();
      }
    } finally {
      this.isLooking = false;
    }
  }

  /** A failure after which this was asked again is only reported: the next claim answers both. */
  private async claim(): Promise<void> {
    const free = this.work.atOnce - this.running.size;
    if (free <= 0) return;
    try {
      for (const task of await this.work.take(free)) this.start(task);
    } catch (error) {
      if (!this.isAsked) throw error;
      this.work.failed(error);
    }
  }

  private start(task: Task): void {
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
