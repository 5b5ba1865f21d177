import { equal, ok } from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { test } from 'node:test';
import { BUILDS, isCurrent, runBuild } from './steps/builds.mjs';
import { ROOT } from './steps/root.mjs';

const SMALL = ['--jobs', '2000', '--rounds', '1', '--ms', '20', '--engines', 'sqlite'];

test('the benchmark measures a small company and fills every cell of its tables', async () => {
  for (const build of BUILDS.filter(({ name }) => name !== 'frontend'))
    if (!isCurrent(build)) await runBuild(build);
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(ROOT, 'bench/run.mjs'), ...SMALL],
    { encoding: 'utf8' },
  );
  equal(status, 0, stderr);
  ok(stdout.includes('### SQLite, 2,000 jobs'), stdout);
  ok(stdout.includes('| Create a job |'), stdout);
  ok(!stdout.includes('NaN'), stdout);
});
