import { parentPort } from 'node:worker_threads';
import type { Paper } from './paper';
import { printPaper } from './print-paper';

async function answer(paper: Paper): Promise<void> {
  const file = await printPaper(paper);
  parentPort?.postMessage(file, [file.buffer]);
}

/** An error ends the thread: the caller gets it, and the next document starts a new thread. */
parentPort?.on('message', (paper: Paper) => void answer(paper));
