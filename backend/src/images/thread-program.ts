import { join } from 'node:path';
import type { ThreadProgram } from '../threads/thread-queue';

/** What the thread runs; tests have one that reads TypeScript. */
export const IMAGE_THREAD: ThreadProgram = { file: join(__dirname, 'image-thread.js') };
