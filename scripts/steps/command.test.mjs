import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { runLogged } from './command.mjs';
import { elapsed, step } from './progress.mjs';

const folder = mkdtempSync(join(tmpdir(), 'dispatch-command-'));
const logFile = join(folder, 'log', 'out.log');
after(() => {
  rmSync(folder, { recursive: true });
});

test('a command returns its exit status and its output, also in a file', async () => {
  const script = 'echo out; echo err >&2; exit 4';
  const ending = await runLogged('sh', ['-c', script], { logFile });
  assert.equal(ending.code, 4);
  assert.deepEqual(ending.output.trim().split('\n').sort(), ['err', 'out']);
  assert.equal(readFileSync(logFile, 'utf8'), ending.output);
});

test('a command that does not exist fails like any other', async () => {
  const ending = await runLogged('no-such-program', [], { logFile });
  assert.equal(ending.code, 127);
  assert.match(ending.output, /no-such-program/);
});

test('a command that times out is killed with all its children', async () => {
  // The output closes only when the background process has ended too.
  const run = runLogged('sh', ['-c', 'sleep 3600 & wait'], { logFile, timeoutMs: 200 });
  const { timedOut, code } = await run;
  assert.deepEqual([timedOut, code], [true, 1]);
});

test("remaining processes of a command's group end with it", async () => {
  const run = runLogged('sh', ['-c', 'sleep 3600 & exit 0'], { logFile });
  assert.equal((await run).code, 0);
});

test('does not wait for processes that left the group of the command', async () => {
  const script = 'setsid sleep 3600 & echo $!; sleep 0.2; exit 0';
  const { code, output } = await runLogged('sh', ['-c', script], { logFile });
  assert.equal(code, 0);
  process.kill(Number(output));
});

test('a command is killed when it is aborted', async () => {
  const interruption = new AbortController();
  const ending = runLogged('sleep', ['3600'], { logFile, signal: interruption.signal });
  interruption.abort();
  assert.deepEqual(await ending, { code: 1, output: '', timedOut: false });
});

test('a step prints its name at once, and later its result', async () => {
  /** @type {string[]} */
  const lines = [];
  const screen = { write: (/** @type {string} */ text) => lines.push(text) };
  await step(
    'Building',
    () => Promise.resolve(3),
    (files) => `${String(files)} files`,
    screen,
  );
  assert.equal(lines[0], 'Building …\n');
  assert.match(lines[1] ?? '', /^Building … 3 files \(\d+\.\d s\)\n$/);

  const broken = step('Building', () => Promise.reject(new Error('broken')), undefined, screen);
  await assert.rejects(broken, /broken/);
  assert.match(lines.at(-1) ?? '', /^Building … failed \(0\.\d s\)\n$/);
});

test('formats durations for readers', () => {
  assert.equal(elapsed(1_000, 5_230), '4.2 s');
  assert.equal(elapsed(0, 185_000), '3 min 05 s');
});
