import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, test } from 'node:test';
import { runnerIn, takePidFile } from './pid-file.mjs';

const WORD = 'word of the runner';
const WAITS = 'process.stdin.resume();';

let folder = '';
let file = '';
let end = () => Promise.resolve();
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'dispatch-pid-'));
  file = join(folder, 'run.pid');
});
afterEach(async () => {
  await end();
  rmSync(folder, { recursive: true });
});

/** Runs until its input ends. @param {string[]} args */
async function running(...args) {
  const child = spawn(process.execPath, ['-e', WAITS, ...args], {
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  await once(child, 'spawn');
  writeFileSync(file, `${String(child.pid)}\n`);
  const ended = once(child, 'exit');
  end = async () => {
    child.stdin.end();
    await ended;
  };
  return child.pid;
}

test('the named process runs until it ends', async () => {
  const pid = await running(WORD);
  assert.equal(runnerIn(file, WORD), pid);
  assert.equal(takePidFile(file, WORD), false);
  await end();
  assert.equal(runnerIn(file, WORD), null);
});

test('another process with a reused id does not count', async () => {
  await running('another program');
  assert.equal(runnerIn(file, WORD), null);
  assert.equal(takePidFile(file, WORD), true);
  assert.equal(readFileSync(file, 'utf8'), String(process.pid));
});

test('a missing, empty or non-numeric file names no process', () => {
  assert.equal(runnerIn(file, ''), null);
  for (const text of ['', '-1', 'self']) {
    writeFileSync(file, text);
    assert.equal(runnerIn(file, ''), null);
  }
});

test('a file in a missing folder cannot be taken', () => {
  assert.throws(() => takePidFile(join(folder, 'missing', 'run.pid'), WORD), /ENOENT/);
});
