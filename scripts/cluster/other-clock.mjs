/** A program with a wrong clock, set by libfaketime. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { ensureProgram, thisMachine } from '../services/binaries.mjs';

const SETTING = /^(LD_PRELOAD|FAKETIME|DONT_FAKE_MONOTONIC|FAKETIME_DONT_FAKE_MONOTONIC)=/;
const run = promisify(execFile);

/**
 * @param {number} seconds ahead; below zero behind
 * @returns {Promise<string[]>} the command prefix of a program and its arguments
 */
export async function clockAhead(seconds) {
  const faketime = await ensureProgram(
    { title: 'libfaketime', names: ['faketime'], debianPackage: 'faketime' },
    thisMachine(),
  );
  const offset = `${seconds < 0 ? '' : '+'}${String(seconds)}s`;
  // The faketime program would stay as a parent and end too early, so only its environment is used. The monotonic clock
  // stays right.
  const { stdout } = await run(faketime, ['--exclude-monotonic', '-m', '-f', offset, 'printenv']);
  return ['env', ...stdout.split('\n').filter((line) => SETTING.test(line))];
}
