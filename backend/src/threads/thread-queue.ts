import { type ResourceLimits, type Transferable, Worker } from 'node:worker_threads';
import type { OnApplicationShutdown } from '@nestjs/common';
import { LargeTasks } from './large-tasks';

export interface ThreadProgram {
  readonly file: string;
  /** Node options for the thread. */
  readonly execArgv?: string[];
}

export interface QueueLimits {
  /** Maximum number of tasks at once, including the running one. */
  readonly tasks: number;
  readonly deadlineMs: number;
  /** Whether the deadline counts from the call or from the task's turn. */
  readonly deadlineFrom: 'call' | 'turn';
  /** Whether the thread, with its memory, stays for the next task. */
  readonly isWarm: boolean;
  /** Heap limits; buffers and native memory are not included. */
  readonly memory: ResourceLimits;
}

export interface ThreadTask {
  readonly message: unknown;
  /** Memory transferred to the thread instead of copied: the caller loses it. */
  readonly transfer?: readonly Transferable[];
  /** Large tasks of all queues run one at a time, because of the memory they need. */
  readonly isLarge?: boolean;
}

/**
 * busy: too many wait, or the server stops. late: the deadline passed, or the caller left. memory: the thread ran out
 * of memory.
 */
export type ThreadFault = 'busy' | 'late' | 'memory' | 'failed';

export class ThreadError extends Error {
  constructor(
    readonly fault: ThreadFault,
    cause?: unknown,
  ) {
    super(`The thread gave no answer: ${fault}`, { cause });
  }
}

/**
 * Runs tasks one after the other in a separate thread, so that requests are not blocked. A thread that fails or hangs
 * is terminated; the next task gets a new one.
 */
export abstract class ThreadQueue<Answer> implements OnApplicationShutdown {
  private thread: Worker | null = null;
  private last: Promise<unknown> = Promise.resolve();
  private waiting = 0;
  private readonly closed = new AbortController();

  constructor(
    private readonly program: ThreadProgram,
    private readonly limits: QueueLimits,
    private readonly largeTasks = new LargeTasks(),
  ) {}

  /**
   * @param make returns the task at its turn, so that only one task's content is in memory
   * @param signal is aborted when the caller stops waiting
   * @throws ThreadError, and errors of `make`
   */
  protected run(make: () => Promise<ThreadTask>, signal?: AbortSignal): Promise<Answer> {
    if (this.waiting >= this.limits.tasks) return Promise.reject(new ThreadError('busy'));
    this.waiting += 1;
    const end = this.limits.deadlineFrom === 'call' ? this.endOf(signal) : null;
    const work = this.last.then(() => this.work(make, () => end ?? this.endOf(signal)));
    // The next task waits until this one has really ended and freed its memory.
    this.last = work.catch(() => undefined).then(() => (this.waiting -= 1));
    return end === null ? work : Promise.race([work, this.endedAt(end)]);
  }

  async onApplicationShutdown(): Promise<void> {
    this.closed.abort();
    await this.end();
  }

  private endOf(signal?: AbortSignal): AbortSignal {
    const ends = [this.closed.signal, AbortSignal.timeout(this.limits.deadlineMs)];
    return AbortSignal.any(signal === undefined ? ends : [...ends, signal]);
  }

  private async work(
    make: () => Promise<ThreadTask>,
    endFromNow: () => AbortSignal,
  ): Promise<Answer> {
    const end = endFromNow();
    this.assertOpen(end);
    const task = await make();
    if (task.isLarge !== true) return this.answerTo(task, end);
    // Waiting for another queue's large task takes none of the time of a task whose deadline counts from its turn.
    return this.largeTasks.run(() => this.answerTo(task, endFromNow()), this.endedAt(end));
  }

  private async answerTo(task: ThreadTask, end: AbortSignal): Promise<Answer> {
    this.assertOpen(end);
    const thread = (this.thread ??= this.begin());
    let isDone = false;
    try {
      const answer = await Promise.race([answerOf<Answer>(thread, task), this.endedAt(end)]);
      isDone = true;
      return answer;
    } finally {
      if (!isDone || !this.limits.isWarm) await this.end();
    }
  }

  private begin(): Worker {
    const { file, execArgv = [] } = this.program;
    // The thread reads no settings, so it gets an empty environment.
    const thread = new Worker(file, {
      ...{ execArgv, env: {}, stderr: true },
      resourceLimits: this.limits.memory,
    });
    thread.stderr.resume();
    thread.on('error', () => undefined);
    thread.once('exit', () => {
      if (this.thread === thread) this.thread = null;
    });
    thread.unref();
    return thread;
  }

  private assertOpen(end: AbortSignal): void {
    if (end.aborted) throw this.ended();
  }

  private ended(): ThreadError {
    return new ThreadError(this.closed.signal.aborted ? 'busy' : 'late');
  }

  private endedAt(end: AbortSignal): Promise<never> {
    return new Promise((_resolve, reject) => {
      const handleEnd = () => reject(this.ended());
      if (end.aborted) handleEnd();
      else end.addEventListener('abort', handleEnd, { once: true });
    });
  }

  private async end(): Promise<void> {
    const { thread } = this;
    this.thread = null;
    await thread?.terminate();
  }
}

function answerOf<Answer>(thread: Worker, task: ThreadTask): Promise<Answer> {
  return new Promise<Answer>((resolve, reject) => {
    const finish = (settle: () => void) => {
      thread.off('message', handleAnswer).off('error', handleError).off('exit', handleExit);
      settle();
    };
    const handleAnswer = (answer: Answer) => finish(() => resolve(answer));
    const handleError = (cause: unknown) => finish(() => reject(failure(cause)));
    const handleExit = () => finish(() => reject(new ThreadError('failed')));
    thread.on('message', handleAnswer).on('error', handleError).on('exit', handleExit);
    try {
      thread.postMessage(task.message, task.transfer ?? []);
    } catch (error) {
      handleError(error);
    }
  });
}

function failure(cause: unknown): ThreadError {
  const isFull =
    cause instanceof Error && 'code' in cause && cause.code === 'ERR_WORKER_OUT_OF_MEMORY';
  return new ThreadError(isFull ? 'memory' : 'failed', cause);
}
