import { AppError, type ErrorCode } from '@dispatch/domain/errors';
import type { MessageParams } from '@dispatch/domain/text/sentence';
import { CELL_MAX, IMPORT_LIMITS } from '@dispatch/domain/imports/fields';
import type { LargeTasks } from '../threads/large-tasks';
import { ThreadError, ThreadQueue, type ThreadProgram } from '../threads/thread-queue';
import type { FileRows, FileToRead } from './read-file';

export interface ReaderLimits {
  /** Time for one file, from its turn on. */
  readonly deadlineMs: number;
  /** Maximum number of files at once, including the one being read. */
  readonly files: number;
  /** Heap limit; unpacked data is outside the heap and has its own limit. */
  readonly memoryMb: number;
}

/** For short-lived objects. */
const YOUNG_MEMORY_MB = 16;

const LIMITS: ReaderLimits = { deadlineMs: 60_000, files: 4, memoryMb: 128 };

type Answer =
  | { readonly rows: FileRows }
  | { readonly refused: { readonly code: ErrorCode; readonly params?: MessageParams } };

export function fileTooLarge(): AppError {
  return new AppError('import_file_too_large', IMPORT_LIMITS);
}

/**
 * Reads uploaded files one after the other, each in its own thread with limited memory and time. A malicious file only
 * ends its thread.
 */
export class FileReader extends ThreadQueue<Answer> {
  constructor(
    program: ThreadProgram,
    { files, deadlineMs, memoryMb } = LIMITS,
    largeTasks?: LargeTasks,
  ) {
    const memory = {
      maxOldGenerationSizeMb: memoryMb,
      maxYoungGenerationSizeMb: YOUNG_MEMORY_MB,
    };
    super(
      program,
      { tasks: files, deadlineMs, deadlineFrom: 'turn', isWarm: false, memory },
      largeTasks,
    );
  }

  /** @throws AppError with the reason why the file cannot be read; import_reader_busy if too many wait */
  async read(path: string): Promise<FileRows> {
    const { rows, columns } = IMPORT_LIMITS;
    const file: FileToRead = { path, limits: { rows, columns, cellLength: CELL_MAX } };
    const answer = await this.answerFor(file);
    if ('rows' in answer) return answer.rows;
    const { code, params } = answer.refused;
    throw code === 'import_file_too_large' ? fileTooLarge() : new AppError(code, params);
  }

  private async answerFor(file: FileToRead): Promise<Answer> {
    try {
      return await this.run(() => Promise.resolve({ message: file, isLarge: true }));
    } catch (cause) {
      if (!(cause instanceof ThreadError)) throw cause;
      if (cause.fault === 'busy') throw new AppError('import_reader_busy');
      // Out of memory or time means that the file is too large; a failure means that it is damaged.
      if (cause.fault !== 'failed') throw fileTooLarge();
      throw new AppError('import_file_damaged', undefined, { cause });
    }
  }
}
