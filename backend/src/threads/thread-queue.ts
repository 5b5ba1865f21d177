import { type ResourceLimits, type Transferable, Worker } from 'node:worker_threads';
import type { OnApplicationShutdown } from '@nestjs/common';

export interface ThreadProgram {
  readonly file: string;
  /** Options of Node for the thread. */
  readonly execArgv?: string[];
}

export interface QueueLimits {
  /** Tasks at once, the one in work among them. */
  readonly tasks: number;
  readonly deadlineMs: number;
  /** Whether the deadline counts from the call, or from the turn of the task. */
  readonly deadlineFrom: 'call' | 'turn';
  /** Whether the thread stays for the next task, and its memory with it. */
  readonly isWarm: boolean;
  /** Of objects. Buffers and native memory lie beside them. */
  readonly memory: ResourceLimits;
}

export interface ThreadTask {
  readonly message: unknown;
  /** Memory that the thread gets instead of a copy: the caller has it no more. */
  readonly transfer?: readonly Transferable[];
}

/** busy: too many wait, or the server stops. late: no time was left, or the caller is gone. memory: the thread had too little. */
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
 * Runs tasks one after the other in a thread of its own, so that other requests are answered meanwhile.
 * A thread that fails or hangs is ended; the next task gets a new one.
 */
export abstract class ThreadQueue<Answer> implements OnApplicationShutdown {
  private thread: Worker | null = null;
  private last: Promise<unknown> = Promise.resolve();
  private waiting = 0;
  private readonly closed = new AbortController();

  constructor(
    private readonly program: ThreadProgram,
    private readonly limits: QueueLimits,
  ) {}

  /**
   * @param make gives the task once it is its turn, so that the content of one alone is in memory
   * @param signal is aborted when the caller waits no longer
   * @throws ThreadError, and what `make` throws
   */
  protected run(make: () => Promise<ThreadTask>, signal?: AbortSignal): Promise<Answer> {
    if (this.waiting >= this.limits.tasks) return Promise.reject(new ThreadError('busy'));
    this.waiting += 1;
    const end = this.limits.deadlineFrom === 'call' ? this.endOf(signal) : null;
    const work = this.last.then(() => this.work(make, end ?? this.endOf(signal)));
    // The next task waits for the real end of this one, whose memory is in use until then.
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

  private async work(make: () => Promise<ThreadTask>, end: AbortSignal): Promise<Answer> {
    this.assertOpen(end);
    const task = await make();
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
    // The thread reads no settings, so it gets none.
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
