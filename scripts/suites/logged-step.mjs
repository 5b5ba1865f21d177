import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { runLogged, tail } from '../steps/command.mjs';
import { elapsed } from '../steps/progress.mjs';
import { CACHE } from '../steps/root.mjs';

/** Reports of the test runners. */
export const REPORTS = join(CACHE, 'reports');
/** Longer than any suite on a small machine; a suite above it hangs. */
export const SUITE_DEADLINE_MS = 80 * 60_000;

/**
 * Deletes the report of an earlier run.
 * @param {string} report
 */
export function forget(report) {
  mkdirSync(REPORTS, { recursive: true });
  rmSync(report, { force: true });
}

/**
 * Runs one command and prints its result, and its whole output if it failed.
 * @param {string} title
 * @param {string} command
 * @param {string[]} args
 * @param {import('./runners.mjs').Context} context
 */
export async function loggedStep(title, command, args, { env, signal, say, onStart }) {
  const logFile = join(CACHE, 'logs', `test-${title.replaceAll(/[^a-z0-9]+/gi, '-')}.log`);
  const startedAt = Date.now();
  const options = { logFile, env, signal, onStart, timeoutMs: SUITE_DEADLINE_MS };
  const ending = await runLogged(command, args, options);
  const outcome = ending.code === 0 ? 'passed' : 'failed';
  say(`  ${title} … ${outcome} (${elapsed(startedAt)})\n`);
  if (ending.code !== 0) say(`${tail(ending.output, Infinity)}\n`);
  return ending;
}
