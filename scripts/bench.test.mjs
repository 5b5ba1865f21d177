import { ok } from 'node:assert/strict';
import { test } from 'node:test';
import { runBench } from './run-bench.mjs';

test('the benchmark measures a small company and fills every cell of its tables', async () => {
  const stdout = await runBench(200);
  ok(stdout.includes('### SQLite, 200 jobs'), stdout);
  ok(stdout.includes('| Create a job |'), stdout);
});
