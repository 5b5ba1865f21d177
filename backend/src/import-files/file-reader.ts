import { AppError, type ErrorCode } from '@dispatch/domain/errors';
import type { MessageParams } from '@dispatch/domain/text/sentence';
import { CELL_MAX, IMPORT_LIMITS } from '@dispatch/domain/imports/fields';
import { ThreadError, ThreadQueue, type ThreadProgram } from '../threads/thread-queue';
import type { FileRows, FileToRead } from './read-file';

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
export class FileReader extends ThreadQueue<Answer> {
  constructor(program: ThreadProgram, { files, deadlineMs, memoryMb } = LIMITS) {
    const memory = {
      maxOldGenerationSizeMb: memoryMb,
      maxYoungGenerationSizeMb: YOUNG_MEMORY_MB,
    };
    super(program, { tasks: files, deadlineMs, deadlineFrom: 'turn', isWarm: false, memory });
  }

  /** @throws AppError that says why the file is not read; import_reader_busy where too many wait */
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
      return await this.run(() => Promise.resolve({ message: file }));
    } catch (cause) {
      if (!(cause instanceof ThreadError)) throw cause;
      if (cause.fault === 'busy') throw new AppError('import_reader_busy');
      // A thread that runs out of memory or time has had too much to read; one that fails, what nobody could read.
      if (cause.fault !== 'failed') throw fileTooLarge();
      throw new AppError('import_file_damaged', undefined, { cause });
    }
  }
}
