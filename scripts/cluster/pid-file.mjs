/** A file that names the process that runs something, as long as it does. */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';

/**
 * The process that a file names. The system gives the number of one that ended to strangers: its command line tells.
 * @param {string} file
 * @param {string} word of its command line
 * @returns {number | null} null when it has ended
 */
export function runnerIn(file, word) {
  const pid = Number(textOf(file));
  if (!Number.isInteger(pid) || pid <= 0) return null;
  return textOf(`/proc/${String(pid)}/cmdline`).includes(word) ? pid : null;
}

/**
 * Names this process in a file, unless it names another one that runs.
 * @param {string} file
 * @param {string} word of the command line of either
 * @returns {boolean} whether it does now
 */
export function takePidFile(file, word) {
  for (;;) {
    try {
      writeFileSync(file, String(process.pid), { flag: 'wx' });
      return true;
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    }
    if (runnerIn(file, word) !== null) return false;
    rmSync(file, { force: true });
  }
}

/** @param {string} file */
function textOf(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
