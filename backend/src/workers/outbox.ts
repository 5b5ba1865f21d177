import { Injectable, Logger } from '@nestjs/common';
import type { Tx } from '../database/transactions/transaction';
import { runEach } from '../run-each';
import { Lanes } from './lanes';
import { reasonOf } from './reason';
import { type NamedTask, type NewTask, TaskQueue } from './task-queue';
import type { Task, TaskHandler } from './task';
import type { Worker } from './worker';
import { Workers } from './workers';

/** How many tasks of one kind run at once. */
const AT_ONCE = 8;
const LOOK_MS = 5_000;

/**
 * Runs side effects outside the database after the commit of their transaction. Each committed task runs at least once,
 * on the replica that claims it first. If a process ends midway, another replica takes the task over.
 */
@Injectable()
export class Outbox {
  private readonly log = new Logger('Outbox');
  private readonly handlers = new Map<string, TaskHandler>();
  private readonly lanes = new Lanes<string, Task>({
    atOnce: AT_ONCE,
    lanes: () => this.kinds,
    take: (kind, most) => this.queue.take(kind, most),
    renew: (task) => this.queue.renew(task),
    run: (task) => this.run(task),
    failed: (error, kind) =>
      this.log.error(`Tasks of '${kind}' cannot be claimed: ${reasonOf(error)}`),
  });
  /** Finds tasks of other replicas, and tasks that were put off. */
  readonly worker: Worker;

  constructor(
    private readonly queue: TaskQueue,
    workers: Workers,
  ) {
    this.worker = workers.add({
      name: 'outbox',
      everyMs: LOOK_MS,
      run: () => this.lanes.look(),
      finish: () => this.lanes.stop(),
    });
  }

  handle(handler: TaskHandler): void {
    this.handlers.set(handler.kind, handler);
  }

  /** The kinds that have handlers. */
  get kinds(): readonly string[] {
    return [...this.handlers.keys()];
  }

  /** Begins the due tasks of one kind now, at the cost of one query. */
  wake(kind: string): void {
    if (this.worker.isStarted) void this.lanes.lookAt(kind);
  }

  /** Adds a task in the current transaction; returns its id. */
  async add(tx: Tx, task: NewTask): Promise<number> {
    const id = await this.queue.add(tx, task);
    tx.afterCommit(() => this.wake(task.kind));
    return id;
  }

  /**
   * Adds the tasks that do not exist yet, each in its own transaction.
   * @throws AggregateError of the failures, after trying all
   */
  async addNew(tasks: readonly NamedTask[]): Promise<void> {
    const asked = await this.queue.asked(tasks.map(({ dedupe }) => dedupe));
    const fresh = tasks.filter(({ dedupe }) => !asked.has(dedupe));
    try {
      await runEach(fresh.map((task) => () => this.queue.addOnce(task)));
    } finally {
      for (const kind of new Set(fresh.map((task) => task.kind))) this.wake(kind);
    }
  }

  /** Whether a task for this record is still waiting. */
  isAsked(tx: Tx, kind: string, resourceId: number): Promise<boolean> {
    return this.queue.isAsked(tx, kind, resourceId);
  }

  /** A handler has completed part of its task: the rest becomes a new task behind the waiting ones. */
  async goOnLater(task: Task): Promise<void> {
    await this.queue.replace(task);
  }

  /** Retries a parked task; returns false if there is none. */
  async tryAgain(tx: Tx, id: number): Promise<boolean> {
    const isThere = await this.queue.tryAgain(tx, id);
    tx.afterCommit(() => this.worker.wake());
    return isThere;
  }

  /** A completed delivery bounced: parks the task with the reason. Returns false if no completed task matches. */
  async cameBack(kind: string, id: number, reason: string): Promise<boolean> {
    const task = await this.queue.cameBack(kind, id, reason);
    if (task !== null) await this.handlers.get(kind)?.parked?.(task, reason);
    return task !== null;
  }

  /** Does all that is due now. */
  drain(): Promise<void> {
    return this.lanes.drain();
  }

  private async run(task: Task): Promise<void> {
    const handler = this.handlers.get(task.kind);
    try {
      if (handler === undefined) throw new Error(`No handler for tasks of '${task.kind}'.`);
      await handler.run(task);
      await this.queue.done(task);
    } catch (error) {
      this.log.warn(`${task.kind} ${String(task.id)} failed: ${reasonOf(error)}`);
      const isParked = await this.queue.failed(task, error);
      if (isParked) await this.tellParked(task, reasonOf(error));
    }
  }

  /** The task stays parked even if this fails; other tasks continue. */
  private async tellParked(task: Task, reason: string): Promise<void> {
    try {
      await this.handlers.get(task.kind)?.parked?.(task, reason);
    } catch (error) {
      const what = `${task.kind} ${String(task.id)}`;
      this.log.error(`${what} was parked, but its callback failed: ${reasonOf(error)}`);
    }
  }
}
