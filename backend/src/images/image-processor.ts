import { AppError } from '@dispatch/domain/errors';
import { assertDecodable } from '@dispatch/domain/report/photo';
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
  /** Aborted when the sender waits no longer. */
  readonly signal: AbortSignal;
}

export interface ImageLimits {
  /** For one image, from the call on. Shorter than the deadline of a request. */
  readonly deadlineMs: number;
  /** Images at once, the one in work among them. */
  readonly images: number;
}

const LIMITS: ImageLimits = { deadlineMs: 25_000, images: 32 };
/** Until those who wait now have ended, for the most part. */
const RETRY_AFTER_SECONDS = 15;
/** The thread holds few objects: pixels lie in memory of their own. */
const OBJECTS_MB = 32;

/**
 * Decodes and encodes images one at a time: many images take one core, and the memory of one.
 * Each has a thread of its own, since the library frees decoded pixels for certain only when its thread ends.
 */
export class ImageProcessor extends ThreadQueue<Buffer[] | null> {
  constructor(program: ThreadProgram, { images, deadlineMs } = LIMITS) {
    const memory = { maxOldGenerationSizeMb: OBJECTS_MB };
    super(program, { tasks: images, deadlineMs, deadlineFrom: 'call', isWarm: false, memory });
  }

  /**
   * @param forms of the files to make, from the largest to the smallest
   * @throws AppError not_a_photo, image_too_costly; images_busy where too many wait, or it takes too long
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
  assertDecodable(decodingBytes(image.header));
  const task: ImageTask = { ...image, picture: Uint8Array.from(image.picture), forms };
  return { message: task, transfer: [task.picture.buffer] };
}
