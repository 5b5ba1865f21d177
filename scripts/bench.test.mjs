import { ok } from 'node:assert/strict';
import { test } from 'node:test';
import { runBench } from './run-bench.mjs';

test('the benchmark measures a small company and fills every cell of its tables', async () => {
  const stdout = await runBench(600, ['--ms', '1', '--callers', '4']);
  ok(stdout.includes('### SQLite, 600 jobs'), stdout);
  ok(stdout.includes('| Create a job |'), stdout);
});
