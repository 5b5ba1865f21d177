import { parentPort } from 'node:worker_threads';
import type { Paper } from './paper';
import { printPaper } from './print-paper';

async function answer(paper: Paper): Promise<void> {
  const file = await printPaper(paper);
  parentPort?.postMessage(file, [file.buffer]);
}

/** What goes wrong ends the thread: whoever asked hears of it, and the next paper begins a new one. */
parentPort?.on('message', (paper: Paper) => void answer(paper));
