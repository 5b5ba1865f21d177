import { AppError } from '@dispatch/domain/errors';
import { assertDecodable } from '@dispatch/domain/report/photo';
import type { LargeTasks } from '../threads/large-tasks';
import {
  ThreadError,
  ThreadQueue,
  type ThreadProgram,
  type ThreadTask,
} from '../threads/thread-queue';
import { decodingBytes, readImage } from './image-header';
import type { FileForm, ImageTask } from './make-files';

export interface ImageSource {
  readonly read: () => Promise<Buffer>;
  /** Aborted when the sender stops waiting. */
  readonly signal: AbortSignal;
}

export interface ImageLimits {
  /** Time for one image, from the call on. Shorter than a request's deadline. */
  readonly deadlineMs: number;
  /** Maximum number of images at once, including the one being processed. */
  readonly images: number;
}

const LIMITS: ImageLimits = { deadlineMs: 25_000, images: 32 };
/** Until most of the waiting images are done. */
const RETRY_AFTER_SECONDS = 15;
/** Photos that phones shrunk need 33 MB, and need not wait for a workbook. */
const LARGE_BYTES = 50_000_000;
/** The thread has few objects: pixels are in native memory. */
const OBJECTS_MB = 32;

/**
 * Processes images one at a time, which limits the load to one core and the memory of one image. Each image has its own
 * thread, because the library reliably frees decoded pixels only when the thread ends.
 */
export class ImageProcessor extends ThreadQueue<Buffer[] | null> {
  constructor(program: ThreadProgram, { images, deadlineMs } = LIMITS, largeTasks?: LargeTasks) {
    const memory = { maxOldGenerationSizeMb: OBJECTS_MB };
    super(
      program,
      { tasks: images, deadlineMs, deadlineFrom: 'call', isWarm: false, memory },
      largeTasks,
    );
  }

  /**
   * @param forms the files to make, from the largest to the smallest
   * @throws AppError not_a_photo, image_too_costly; images_busy if too many wait or it takes too long
   */
  async makeFiles({ read, signal }: ImageSource, forms: readonly FileForm[]): Promise<Buffer[]> {
    const files = await this.filesOf(async () => taskFor(await read(), forms), signal);
    if (files === null) throw new AppError('not_a_photo');
    return files.map((file) => Buffer.from(file));
  }

  private async filesOf(make: () => Promise<ThreadTask>, signal: AbortSignal) {
    try {
      return await this.run(make, signal);
    } catch (cause) {
      if (!(cause instanceof ThreadError)) throw cause;
      throw new AppError('images_busy', undefined, {
        cause,
        data: { retryAfterSeconds: RETRY_AFTER_SECONDS },
      });
    }
  }
}

/** @throws AppError not_a_photo, image_too_costly */
function taskFor(content: Buffer, forms: readonly FileForm[]): ThreadTask {
  const image = readImage(content);
  if (image === null) throw new AppError('not_a_photo');
  const bytes = decodingBytes(image.header);
  assertDecodable(bytes);
  const task: ImageTask = { ...image, picture: Uint8Array.from(image.picture), forms };
  return { message: task, transfer: [task.picture.buffer], isLarge: bytes > LARGE_BYTES };
}
