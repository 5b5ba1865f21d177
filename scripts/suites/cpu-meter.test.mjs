import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { dearFiles, overspent, useBesideBudget } from './cpu-budget.mjs';
import { cpuMeter } from './cpu-meter.mjs';
import { parseStat, processTimes } from './process-times.mjs';

const folder = mkdtempSync(join(tmpdir(), 'dispatch-meter-'));
after(() => {
  rmSync(folder, { recursive: true });
});

/** A meter of fake processes, sampled on demand. */
function fakeMeter() {
  /** @type {import('./process-times.mjs').ProcessTime[]} */
  let processes = [];
  const meter = cpuMeter(() => processes);
  meter.stop();
  return {
    ...meter,
    /** @param {[pid: number, parent: number, seconds: number, started?: number][]} rows */
    see: (...rows) => {
      processes = rows.map(([pid, parent, seconds, started = 1]) => ({
        pid,
        parent,
        seconds,
        started,
      }));
      meter.sample();
    },
  };
}

const journalOf = (/** @type {string} */ name) => join(folder, name);

test('charges a suite for its whole process tree, even after a parent has ended', () => {
  const meter = fakeMeter();
  meter.begin('backend', journalOf('none'));
  meter.claim(10, ['backend']);
  meter.see([10, 1, 1], [11, 10, 2], [12, 11, 4], [99, 1, 50]);
  meter.see([12, 1, 5], [99, 1, 60]);
  assert.equal(meter.end('backend')?.seconds, 8);
});

test('charges a shared server in equal parts to the running suites', () => {
  const meter = fakeMeter();
  meter.claim(10, ['backend', 'e2e']);
  meter.begin('backend', journalOf('none'));
  meter.see([10, 1, 2]);
  meter.begin('e2e', journalOf('none'));
  meter.see([10, 1, 8]);
  assert.equal(meter.end('backend')?.seconds, 5);
  meter.see([10, 1, 9]);
  assert.equal(meter.end('e2e')?.seconds, 4);
});

test('counts a process with a reused pid from zero', () => {
  const meter = fakeMeter();
  meter.begin('backend', journalOf('none'));
  meter.claim(10, ['backend']);
  meter.see([10, 1, 1], [11, 10, 30]);
  meter.see([10, 1, 1], [11, 10, 2, 5]);
  assert.equal(meter.end('backend')?.seconds, 33);
});

test('splits the time by file and counts events, and an incomplete journal line waits for its end', () => {
  const journal = journalOf('journal');
  const meter = fakeMeter();
  meter.begin('e2e', journal);
  meter.claim(10, ['e2e']);
  appendFileSync(journal, 'file a.spec.ts\ncount page-visits\ncount page-vis');
  meter.see([10, 1, 3]);
  appendFileSync(journal, 'its\nfile b.spec.ts\ncount server-starts\n');
  meter.see([10, 1, 10]);
  assert.deepEqual(meter.end('e2e'), {
    seconds: 10,
    files: { 'a.spec.ts': 3, 'b.spec.ts': 7 },
    counts: { 'page-visits': 2, 'server-starts': 1 },
  });
});

test('without /proc there is no measured use', () => {
  const meter = fakeMeter();
  meter.begin('backend', journalOf('none'));
  assert.equal(meter.end('backend'), null);
});

test('parses a process name with spaces and parentheses', () => {
  const fields = ['S', '7', ...Array.from({ length: 9 }, () => '0'), '150', '50', '9', '9'];
  const text = `42 (node (a b) c) ${[...fields, '20', '0', '1', '0', '777'].join(' ')} 0`;
  assert.deepEqual(parseStat(42, text), { pid: 42, parent: 7, seconds: 2, started: 777 });
});

const onLinux = existsSync('/proc/self/stat') ? test : () => undefined;

onLinux('a killed child that kept a core busy is charged', async () => {
  const meter = cpuMeter();
  meter.begin('busy', journalOf('none'));
  const child = spawn(process.execPath, ['-e', 'for (;;);']);
  meter.claim(child.pid ?? 0, ['busy']);
  const used = () => processTimes().find(({ pid }) => pid === child.pid)?.seconds ?? 0;
  while (used() < 0.2) await new Promise((resolve) => setImmediate(resolve));
  meter.sample();
  child.kill('SIGKILL');
  await once(child, 'exit');
  const use = meter.end('busy');
  meter.stop();
  assert.ok((use?.seconds ?? 0) >= 0.2, JSON.stringify(use));
});

const use = {
  seconds: 160,
  files: { a: 1, b: 60, c: 30, d: 20, e: 15, f: 10, g: 5 },
  counts: { boots: 12 },
};

test('a suite fails above 150 % of its budget, and its five most expensive files are listed', () => {
  assert.deepEqual(overspent({ seconds: 110 }, use), []);
  assert.deepEqual(overspent({ seconds: 100 }, use), [
    '160 s of CPU time, budget 100 s; the dearest files: b 60 s, c 30 s, d 20 s, e 15 s, f 10 s',
  ]);
});

test('a suite fails as soon as it counts one event too many', () => {
  assert.deepEqual(overspent({ seconds: 100 }, use, 1.8), []);
  assert.deepEqual(overspent({ seconds: 200, counts: { boots: 12 } }, use), []);
  assert.deepEqual(overspent({ seconds: 200, counts: { boots: 11 } }, use), [
    '12 boots, at most 11',
  ]);
});

test('shows use and budget, and names files above theirs', () => {
  const budget = { seconds: 200, fileSeconds: 15, counts: { boots: 20 } };
  assert.equal(useBesideBudget(use, budget), '160 of 200 CPU s, 12 of 20 boots');
  assert.equal(useBesideBudget(use), '160 CPU s, 12 boots');
  assert.deepEqual(dearFiles(budget, use), ['b 60 s', 'c 30 s']);
});
