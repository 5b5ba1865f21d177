import { parentPort } from 'node:worker_threads';
import { type ImageTask, makeFiles } from './make-files';

/** Returns null if the picture cannot be decoded. */
function filesOf(task: ImageTask): Uint8Array[] | null {
  try {
    return makeFiles(task);
  } catch {
    return null;
  }
}

parentPort?.on('message', (task: ImageTask) => parentPort?.postMessage(filesOf(task)));
