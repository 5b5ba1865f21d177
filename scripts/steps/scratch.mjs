import { accessSync, constants, mkdtempSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Linux's memory as a folder: creating a migrated MariaDB database takes 0.7 s there and 4 s on a disk. */
const IN_MEMORY = '/dev/shm';
/** Several times the peak of the suites. A container often has 64 MB. */
const ENOUGH_BYTES = 4 * 2 ** 30;

/**
 * A folder for all files of a run: in memory if there is space, else among the temporary files.
 * @param {string} [memory]
 * @param {number} [enoughBytes]
 * @returns {{ folder: string, remove: () => void }}
 */
export function makeScratch(memory = IN_MEMORY, enoughBytes = ENOUGH_BYTES) {
  const parent = hasRoom(memory, enoughBytes) ? memory : tmpdir();
  const folder = mkdtempSync(join(parent, 'dispatch-run-'));
  const remove = () => {
    process.removeListener('exit', remove);
    rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
  };
  process.once('exit', remove);
  return { folder, remove };
}

/**
 * @param {string} folder
 * @param {number} bytes
 */
function hasRoom(folder, bytes) {
  try {
    accessSync(folder, constants.W_OK);
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize >= bytes && !refusesPrograms(folder);
  } catch {
    return false;
  }
}

/**
 * Some tests write and run small programs; containers often mount their memory as noexec.
 * @param {string} folder
 */
function refusesPrograms(folder) {
  const mounts = readFileSync('/proc/mounts', 'utf8').split('\n');
  return mounts.some((line) => line.includes(` ${folder} `) && line.includes('noexec'));
}
