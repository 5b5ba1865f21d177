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

/** Whatever else goes wrong ends the thread: whoever asked hears of it. */
parentPort?.on('message', (file: FileToRead) => void answer(file));
