import { AppError } from '@dispatch/domain/errors';
import { ThreadQueue, type ThreadProgram } from '../threads/thread-queue';
import type { Paper } from './paper';

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

/** Prints papers one after the other in a thread of its own. */
export class PdfRenderer extends ThreadQueue<Uint8Array> {
  constructor(program: ThreadProgram, { papers, deadlineMs, isWarm } = LIMITS) {
    const memory = { maxOldGenerationSizeMb: MOST_MEMORY_MB };
    super(program, { tasks: papers, deadlineMs, deadlineFrom: 'call', isWarm, memory });
  }

  /**
   * @param make gives the paper once it is its turn. Its pictures go to the thread: the caller has them no more.
   * @throws AppError paper_unavailable where the paper fails, takes too long, or too many wait, and what
   * `make` throws
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
