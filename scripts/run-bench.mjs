import { equal, ok } from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { BUILDS, isCurrent, runBuild } from './steps/builds.mjs';
import { ROOT } from './steps/root.mjs';

/**
 * Runs one round of the benchmark on SQLite for a test.
 * @param {number} jobs of the company
 * @param {string[]} [more] arguments
 * @returns {Promise<string>} the tables
 */
export async function runBench(jobs, more = []) {
  for (const build of BUILDS.filter(({ name }) => name !== 'frontend'))
    if (!isCurrent(build)) await runBuild(build);
  const size = ['--jobs', String(jobs), '--rounds', '1', '--ms', '20', '--engines', 'sqlite'];
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(ROOT, 'bench/run.mjs'), ...size, ...more],
    { encoding: 'utf8' },
  );
  equal(status, 0, stderr);
  ok(!stdout.includes('NaN'), stdout);
  return stdout;
}
