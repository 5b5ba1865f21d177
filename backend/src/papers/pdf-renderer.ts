import { AppError } from '@dispatch/domain/errors';
import { ThreadQueue, type ThreadProgram } from '../threads/thread-queue';
import type { Paper } from './paper';

export interface PressLimits {
  /** Time for one document, from the call on. Shorter than a request's deadline. */
  readonly deadlineMs: number;
  /** Maximum number of documents at once, including the one being printed. */
  readonly papers: number;
  /** Whether the thread, with its memory, stays for the next document. */
  readonly isWarm: boolean;
}

const LIMITS: PressLimits = { deadlineMs: 8_000, papers: 8, isWarm: true };
const MOST_MEMORY_MB = 256;

/** Prints documents one after the other in a separate thread. */
export class PdfRenderer extends ThreadQueue<Uint8Array> {
  constructor(program: ThreadProgram, { papers, deadlineMs, isWarm } = LIMITS) {
    const memory = { maxOldGenerationSizeMb: MOST_MEMORY_MB };
    super(program, { tasks: papers, deadlineMs, deadlineFrom: 'call', isWarm, memory });
  }

  /**
   * @param make returns the document at its turn. Its pictures are transferred to the thread: the caller loses them.
   * @throws AppError paper_unavailable if the document fails, takes too long, or too many wait; the errors of `make`
   */
  async print(make: () => Promise<Paper>): Promise<Uint8Array> {
    try {
      return await this.run(async () => {
        const paper = await make();
        return { message: paper, transfer: picturesOf(paper) };
      });
    } catch (cause) {
      if (cause instanceof AppError) throw cause;
      throw new AppError('paper_unavailable', undefined, { cause });
    }
  }
}

function picturesOf({ blocks }: Paper): ArrayBuffer[] {
  return blocks.flatMap((block) =>
    block.kind === 'photos' ? block.photos.flatMap(({ image }) => image?.buffer ?? []) : [],
  );
}
