import { join } from 'node:path';
import type { ThreadProgram } from '../threads/thread-queue';

/** The thread's program; tests use one that loads TypeScript. */
export const PAPER_THREAD: ThreadProgram = { file: join(__dirname, 'paper-thread.js') };
