import { Worker } from 'node:worker_threads';
import { AppError, type ErrorCode } from '@dispatch/domain/errors';
import type { MessageParams } from '@dispatch/domain/text/sentence';
import { CELL_MAX, IMPORT_LIMITS } from '@dispatch/domain/imports/fields';
import type { OnApplicationShutdown } from '@nestjs/common';
import type { FileRows, FileToRead } from './read-file';

export interface ThreadProgram {
  readonly file: string;
  /** Options of Node for the thread. */
  readonly execArgv?: string[];
}

export interface ReaderLimits {
  /** For one file, once it is its turn. */
  readonly deadlineMs: number;
  /** Files at once, the one that is read among them. */
  readonly files: number;
  /** Of objects; what is unpacked lies beside them, and has a bound of its own. */
  readonly memoryMb: number;
}

/** Of objects that live for a moment. */
const YOUNG_MEMORY_MB = 16;

const LIMITS: ReaderLimits = { deadlineMs: 60_000, files: 4, memoryMb: 128 };

type Answer =
  | { readonly rows: FileRows }
  | { readonly refused: { readonly code: ErrorCode; readonly params?: MessageParams } };

export function fileTooLarge(): AppError {
  return new AppError('import_file_too_large', IMPORT_LIMITS);
}

/**
 * Reads files that people send, one after the other, each in a thread of its own with little memory and time. A file
 * that is made to harm ends its thread and nothing else.
 */
export class FileReader implements OnApplicationShutdown {
  private thread: Worker | null = null;
  private last: Promise<unknown> = Promise.resolve();
  private waiting = 0;

  constructor(
    private readonly program: ThreadProgram,
    private readonly limits = LIMITS,
  ) {}

  /** @throws AppError that says why the file is not read; import_reader_busy where too many wait */
  async read(path: string): Promise<FileRows> {
    if (this.waiting >= this.limits.files) throw new AppError('import_reader_busy');
    this.waiting += 1;
    const read = this.last.then(() => this.readNow(path));
    this.last = read.catch(() => undefined);
    try {
      return await read;
    } finally {
      this.waiting -= 1;
    }
  }

  async onApplicationShutdown(): Promise<void> {
    await this.thread?.terminate();
  }

  private async readNow(path: string): Promise<FileRows> {
    const { file: program, execArgv = [] } = this.program;
    const thread = new Worker(program, {
      // The thread reads no settings, so it gets none.
      ...{ execArgv, env: {}, stderr: true },
      resourceLimits: {
        maxOldGenerationSizeMb: this.limits.memoryMb,
        maxYoungGenerationSizeMb: YOUNG_MEMORY_MB,
      },
    });
    this.thread = thread;
    try {
      const answer = await answerOf(thread, path, this.limits.deadlineMs);
      if ('rows' in answer) return answer.rows;
      const { code, params } = answer.refused;
      throw code === 'import_file_too_large' ? fileTooLarge() : new AppError(code, params);
    } finally {
      this.thread = null;
      await thread.terminate();
    }
  }
}

/** A thread that runs out of memory or time has had too much to read; one that fails, what nobody could read. */
function answerOf(thread: Worker, path: string, deadlineMs: number): Promise<Answer> {
  return new Promise<Answer>((resolve, reject) => {
    const timer = setTimeout(() => finish(() => reject(fileTooLarge())), deadlineMs);
    const finish = (settle: () => void) => {
      clearTimeout(timer);
      settle();
    };
    thread.once('message', (answer: Answer) => finish(() => resolve(answer)));
    thread.once('error', (cause: NodeJS.ErrnoException) => {
      const isFull = cause.code === 'ERR_WORKER_OUT_OF_MEMORY';
      const damaged = new AppError('import_file_damaged', undefined, { cause });
      finish(() => reject(isFull ? fileTooLarge() : damaged));
    });
    thread.once('exit', () => finish(() => reject(new AppError('import_file_damaged'))));
    const { rows, columns } = IMPORT_LIMITS;
    const file: FileToRead = { path, limits: { rows, columns, cellLength: CELL_MAX } };
    thread.postMessage(file);
  });
}
