import { equal, match, ok } from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { test } from 'node:test';
import { BUILDS, isCurrent, runBuild } from './steps/builds.mjs';
import { ROOT } from './steps/root.mjs';

const SMALL = ['--jobs', '2000', '--rounds', '1', '--ms', '20', '--engines', 'sqlite'];

const TINY_OFFICE = ['--office', '--people', '3,4,2', '--warm', '1', '--seconds', '14'];

/** @param {string[]} args */
async function bench(args) {
  for (const build of BUILDS.filter(({ name }) => name !== 'frontend'))
    if (!isCurrent(build)) await runBuild(build);
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(ROOT, 'bench/run.mjs'), ...args],
    { encoding: 'utf8' },
  );
  equal(status, 0, stderr);
  ok(!stdout.includes('NaN'), stdout);
  return stdout;
}

test('the benchmark measures a small company and fills every cell of its tables', async () => {
  const stdout = await bench(SMALL);
  ok(stdout.includes('### SQLite, 2,000 jobs'), stdout);
  ok(stdout.includes('| Create a job |'), stdout);
});

test('a small office works without an error, and every console hears of every change', async () => {
  const stdout = await bench([...SMALL, ...TINY_OFFICE]);
  match(stdout, /^\| All requests \| [1-9]\d* \|.*\| 0 \|$/m);
  match(stdout, /3 consoles, 4 phones, 2 programs/);
  match(stdout, /never heard of: 0; streams that ended: 0/);
  match(stdout, /Memory at most: [1-9]\d* MB/);
});

test('a backup of a small company is taken and restored, and its server starts', async () => {
  const stdout = await bench([...SMALL, '--drill']);
  match(stdout, /^\| SQLite, 2,000 jobs \|( [\d.]+ \|){4}$/m);
});

test('e-mail that waited goes out while requests are measured', async () => {
  const stdout = await bench([...SMALL, '--weather']);
  match(stdout, /^### SQLite, 2,000 jobs, [1-9]\d* messages a second$/m);
  match(stdout, /^\| One job \|( [\d.]+ \|){3}$/m);
});
