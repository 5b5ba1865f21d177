import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { countUnitTests } from '../suites/counts.mjs';

const JEST = createRequire(import.meta.url).resolve('jest/bin/jest');
const SETTINGS = pathToFileURL(join(import.meta.dirname, 'settings.mjs')).href;

const folder = mkdtempSync(join(tmpdir(), 'dispatch-jest-'));
after(() => rmSync(folder, { recursive: true }));

/**
 * Runs spec files in Jest, in one process and in the order of their names.
 * @param {Record<string, string>} files texts by name
 * @param {string[]} [args]
 * @param {NodeJS.ProcessEnv} [env]
 */
function runJest(files, args = [], env = {}) {
  const root = mkdtempSync(join(folder, 'run-'));
  mkdirSync(join(root, 'src'));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(root, 'src', name), text);
  writeFileSync(
    join(root, 'by-name.cjs'),
    'module.exports = class { sort(tests) { return tests.sort((a, b) => (a.path < b.path ? -1 : 1)); } cacheResults() {} };',
  );
  writeFileSync(
    join(root, 'jest.config.mjs'),
    `import { settings } from '${SETTINGS}';
    export default { ...settings(import.meta.dirname), testTimeout: 500, testSequencer: '<rootDir>/by-name.cjs' };`,
  );
  const report = join(root, 'report.json');
  const journal = join(root, 'journal');
  const { status, stderr } = spawnSync(
    process.execPath,
    [JEST, '--maxWorkers=1', '--json', `--outputFile=${report}`, ...args],
    {
      cwd: root,
      env: { ...process.env, TEST_TIER: 'fast', TEST_JOURNAL: journal, ...env },
      encoding: 'utf8',
    },
  );
  const text = readFileSync(report, 'utf8');
  const counts = countUnitTests(text);
  return { status, stderr, counts, journal: readFileSync(journal, 'utf8') };
}

test('reports a file that hangs, throws or ends its process, and runs the others', () => {
  const { status, counts } = runJest({
    'a-hang.spec.ts': `describe('A block', () => {
      it('hangs', () => new Promise(() => undefined));
      it('follows', () => expect(1).toBe(1));
    });`,
    'b-load.spec.ts': `throw new Error('cannot be loaded');`,
    'c-exit.spec.ts': `it('ends the process', () => process.exit(0));`,
    'd-rejection.spec.ts': `it('passes', () => void Promise.reject(new Error('nobody handles it')));`,
    'e-hook.spec.ts': `describe('A block whose hook fails', () => {
      beforeAll(() => { throw new Error('no server'); });
      it('is not run', () => undefined);
    });`,
    'f-sound.spec.ts': `it('passes', () => undefined);`,
  });
  assert.equal(status, 1);
  assert.equal(counts.passed, 3);
  assert.equal(counts.failed, 5);
  const told = counts.names.join('\n');
  assert.match(told, /b-load.*\n.*c-exit.*\n.*d-rejection/);
  assert.match(told, /a-hang.spec.ts: A block hangs: .*Exceeded timeout of 500 ms/);
  assert.match(told, /e-hook.spec.ts: A block whose hook fails is not run: Error: no server/);
});

test('files share the modules of their process, each test starts with restored spies, and the fast tier skips files of the full tier', () => {
  const counter = `export const counter = { value: 0, add() { return ++this.value; } };`;
  const { status, stderr, journal } = runJest({
    'counter.ts': counter,
    'a.spec.ts': `import { counter } from './counter';
      it('counts', () => { counter.add(); jest.spyOn(counter, 'add').mockReturnValue(99); });
      it('has its own method back', () => expect(counter.add()).toBe(2));`,
    'b.spec.ts': `import { counter } from './counter';
      it('sees what the file before it did', () => expect(counter.value).toBe(2));
      it('runs far from UTC', () => expect(new Date(2026, 0, 1).getTimezoneOffset()).toBe(-780));`,
    'c.all.spec.ts': `it('runs in the full tier', () => { throw new Error('must not run'); });`,
  });
  assert.equal(status, 0, stderr);
  assert.equal(journal, 'file src/a.spec.ts\nfile src/b.spec.ts\n');
});

test('in the full tier, a pattern selects tests of all files by their full name, and runs no hooks of other blocks', () => {
  const spec = `describe('Left out', () => {
      beforeAll(() => { throw new Error('must not run'); });
      it('passes', () => undefined);
    });
    describe('Chosen', () => it('passes', () => undefined));`;
  const slow = `describe('Chosen', () => it('passes too', () => undefined));`;
  const files = { 'a.spec.ts': spec, 'b.all.spec.ts': slow };
  const { counts } = runJest(files, ['-t', 'Chosen passes'], { TEST_TIER: 'all' });
  assert.deepEqual(counts, { passed: 2, failed: 0, skipped: 1, names: [] });
});
