import { match } from 'node:assert/strict';
import { test } from 'node:test';
import { runBench } from './run-bench.mjs';

const TINY_OFFICE = ['--office', '--people', '3,4,2', '--warm', '1', '--seconds', '14'];

test('a small office works without an error, and every console receives every change', async () => {
  const stdout = await runBench(2_000, TINY_OFFICE);
  match(stdout, /^\| All requests \| [1-9]\d* \|.*\| 0 \|$/m);
  match(stdout, /3 consoles, 4 phones, 2 programs/);
  match(stdout, /never heard of: 0; streams that ended: 0/);
  match(stdout, /Memory at most: [1-9]\d* MB/);
});

test('a backup of a small company is taken and restored, and its server starts', async () => {
  const stdout = await runBench(2_000, ['--drill']);
  match(stdout, /^\| SQLite, 2,000 jobs \|( [\d.]+ \|){4}$/m);
});

test('queued e-mail is sent while requests are measured', async () => {
  const stdout = await runBench(2_000, ['--weather']);
  match(stdout, /^### SQLite, 2,000 jobs, [1-9]\d* messages a second$/m);
  match(stdout, /^\| One job \|( [\d.]+ \|){3}$/m);
});
