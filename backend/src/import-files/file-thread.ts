import { parentPort } from 'node:worker_threads';
import { type FileToRead, readRows } from './read-file';
import { Refusal } from './refusal';

async function answer(file: FileToRead): Promise<void> {
  try {
    parentPort?.postMessage({ rows: await readRows(file) });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    parentPort?.postMessage({ refused: { code: error.code, params: error.params } });
  }
}

/** Any other error ends the thread and is reported to the caller. */
parentPort?.on('message', (file: FileToRead) => void answer(file));
