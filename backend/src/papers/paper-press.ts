import { Worker } from 'node:worker_threads';
import { AppError } from '@dispatch/domain/errors';
import type { OnApplicationShutdown } from '@nestjs/common';
import type { Paper } from './paper';

export interface ThreadProgram {
  readonly file: string;
  /** Options of Node for the thread. */
  readonly execArgv?: string[];
}

export interface PressLimits {
  /** For one paper, from the call on. Shorter than the deadline of a request. */
  readonly deadlineMs: number;
  /** Papers at once, the one in print among them. */
  readonly papers: number;
  /** Whether the thread stays for the next paper, and its memory with it. */
  readonly isWarm: boolean;
}

const LIMITS: PressLimits = { deadlineMs: 8_000, papers: 8, isWarm: true };
const MOST_MEMORY_MB = 256;

/**
 * Prints papers one after the other in a thread of its own, so that other requests are answered meanwhile.
 * A thread that fails or hangs is ended; the next paper gets a new one.
 */
export class PaperPress implements OnApplicationShutdown {
  private thread: Worker | null = null;
  private last: Promise<unknown> = Promise.resolve();
  private waiting = 0;
  private isClosed = false;

  constructor(
    private readonly program: ThreadProgram,
    private readonly limits = LIMITS,
  ) {}

  /**
   * @param make gives the paper once it is its turn, so that the pictures of one alone are in memory.
   * The pictures go to the thread: the caller has them no more.
   * @throws AppError paper_unavailable where the paper fails, takes too long, or too many wait, and what
   * `make` throws
   */
  async print(make: () => Promise<Paper>): Promise<Uint8Array> {
    if (this.waiting >= this.limits.papers) throw new AppError('paper_unavailable');
    this.waiting += 1;
    const due = performance.now() + this.limits.deadlineMs;
    const printed = this.last.then(() => this.printNow(make, due));
    this.last = printed.catch(() => undefined);
    try {
      return await printed;
    } catch (cause) {
      if (cause instanceof AppError) throw cause;
      throw new AppError('paper_unavailable', undefined, { cause });
    } finally {
      this.waiting -= 1;
    }
  }

  async onApplicationShutdown(): Promise<void> {
    this.isClosed = true;
    await this.end();
  }

  private async printNow(make: () => Promise<Paper>, due: number): Promise<Uint8Array> {
    this.assertOpen(due);
    const paper = await make();
    const left = this.assertOpen(due);
    const thread = (this.thread ??= this.begin());
    let isDone = false;
    try {
      const file = await printed(thread, paper, left);
      isDone = true;
      return file;
    } finally {
      if (!isDone || !this.limits.isWarm) await this.end();
    }
  }

  /** Answers the milliseconds that are left. */
  private assertOpen(due: number): number {
    const left = due - performance.now();
    if (this.isClosed || left <= 0) throw new Error('The paper had no time left');
    return left;
  }

  private begin(): Worker {
    const { file, execArgv = [] } = this.program;
    // The thread reads no settings, so it gets none.
    const thread = new Worker(file, {
      ...{ execArgv, env: {} },
      resourceLimits: { maxOldGenerationSizeMb: MOST_MEMORY_MB },
    });
    thread.on('error', () => undefined);
    thread.once('exit', () => {
      if (this.thread === thread) this.thread = null;
    });
    thread.unref();
    return thread;
  }

  private async end(): Promise<void> {
    const { thread } = this;
    this.thread = null;
    await thread?.terminate();
  }
}

function printed(thread: Worker, paper: Paper, deadlineMs: number): Promise<Uint8Array> {
  return new Promise<Uint8Array>((resolve, reject) => {
    const timer = setTimeout(() => finish(() => reject(new Error('Took too long'))), deadlineMs);
    const finish = (settle: () => void) => {
      clearTimeout(timer);
      thread.off('message', handleFile).off('error', handleError).off('exit', handleExit);
      settle();
    };
    const handleFile = (file: Uint8Array) => finish(() => resolve(file));
    const handleError = (error: unknown) =>
      finish(() => reject(error instanceof Error ? error : new Error(String(error))));
    const handleExit = () => finish(() => reject(new Error('The thread ended')));
    thread.on('message', handleFile).on('error', handleError).on('exit', handleExit);
    try {
      thread.postMessage(paper, picturesOf(paper));
    } catch (error) {
      handleError(error);
    }
  });
}

/** The memory of a paper's pictures, which is handed over instead of copied. */
function picturesOf({ blocks }: Paper): ArrayBuffer[] {
  return blocks.flatMap((block) =>
    block.kind === 'photos' ? block.photos.flatMap(({ image }) => image?.buffer ?? []) : [],
  );
}
