import { spawnSync } from 'node:child_process';
import { ROOT } from '../steps/root.mjs';
import { StepFailed } from '../steps/command.mjs';

/**
 * Whether a command succeeds.
 * @param {string} command
 * @param {string[]} args
 */
export const runs = (command, args) =>
  spawnSync(command, args, { cwd: ROOT, stdio: 'ignore' }).status === 0;

/**
 * The output of a command.
 * @param {string} command
 * @param {string[]} args
 */
export function said(command, args) {
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd: ROOT,
    encoding: 'utf8',
    maxBuffer: 64 * 2 ** 20,
  });
  if (status !== 0) throw new StepFailed(`${command} ${args[0] ?? ''} failed.`, stderr);
  return stdout;
}

/** Runs a command in this terminal. @param {string} command @param {string[]} args */
export function shown(command, args) {
  const { status } = spawnSync(command, args, { cwd: ROOT, stdio: 'inherit' });
  if (status !== 0) throw new StepFailed(`${command} ${args[0] ?? ''} failed: see above.`);
}
