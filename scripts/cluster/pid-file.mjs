/** A file with the id of the running process. */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';

/**
 * The process named by a file. Process ids are reused, so its command line is checked.
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
 * Writes this process to a file, unless the file names another running one.
 * @param {string} file
 * @param {string} word of the command line of either
 * @returns {boolean} whether the file names this process
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
