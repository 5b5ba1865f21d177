import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  countPlaywright,
  countShifts,
  countTap,
  countUnitTests,
  errorOutsideTests,
  judge,
  oneFailure,
} from './counts.mjs';

const ended = { code: 0, timedOut: false };
/** @type {() => import('./counts.mjs').Counts} */
const green = () => ({ passed: 3, failed: 0, skipped: 0, names: [] });

test('Vitest: names failed tests, and a file that cannot be loaded counts as a failure', () => {
  const report = {
    numPassedTests: 5,
    numFailedTests: 2,
    numPendingTests: 1,
    numTodoTests: 1,
    testResults: [
      { name: 'a', status: 'passed', assertionResults: [{ status: 'passed' }] },
      {
        name: 'b',
        status: 'failed',
        assertionResults: [
          { status: 'passed', fullName: 'works', failureMessages: [] },
          {
            status: 'failed',
            fullName: 'breaks',
            failureMessages: ['\u001b[31mno\u001b[39m\n  at'],
          },
        ],
      },
      { name: 'c', status: 'failed', assertionResults: [] },
    ],
  };
  const names = ['c', 'b: breaks: no'];
  assert.deepEqual(countUnitTests(JSON.stringify(report)), {
    ...{ passed: 5, failed: 3, skipped: 2, names },
  });
});

test('Playwright: flaky tests and errors outside of tests count as failures', () => {
  const report = {
    stats: { expected: 4, unexpected: 1, flaky: 1, skipped: 2 },
    errors: [{ message: 'the server did not start\n  at' }],
    suites: [
      {
        specs: [{ file: 'a.ts', title: 'works', tests: [{ status: 'expected' }] }],
        suites: [
          {
            specs: [
              { file: 'a.ts', title: 'breaks', tests: [{ status: 'unexpected' }] },
              { file: 'a.ts', title: 'works at last', tests: [{ status: 'flaky' }] },
            ],
          },
        ],
      },
    ],
  };
  const names = ['the server did not start', 'a.ts: breaks', 'a.ts: works at last'];
  assert.deepEqual(countPlaywright(JSON.stringify(report)), {
    ...{ passed: 4, failed: 3, skipped: 2, names },
  });
});

test('Node: cancelled tests count as failures', () => {
  const totals = '# tests 7\n# pass 3\n# fail 1\n# cancelled 1\n# skipped 1\n# todo 1\n';
  const report = `ok 1 - a\n    not ok 1 - c\nnot ok 2 - b\n${totals}`;
  assert.deepEqual(countTap(report), { passed: 3, failed: 2, skipped: 2, names: ['c', 'b'] });
});

test('Shifts: adds up those of all fleets', () => {
  const report = '{"name":"a","passed":40,"failed":0}\n{"name":"b","passed":12,"failed":1}\n';
  assert.deepEqual(countShifts(report), { passed: 52, failed: 1, skipped: 0, names: ['b'] });
});

test('a successful report of a successful runner is accepted', () => {
  assert.deepEqual(judge(ended, green), green());
});

test('a failed report stays unchanged', () => {
  const red = { passed: 3, failed: 2, skipped: 0, names: ['a', 'b'] };
  assert.deepEqual(
    judge({ code: 1, timedOut: false }, () => red),
    red,
  );
});

test('a suite without a test failed', () => {
  const counts = judge(ended, () => ({ passed: 0, failed: 0, skipped: 4, names: [] }));
  assert.equal(counts.failed, 1);
  assert.equal(counts.reason, 'it ran no test');
});

test('a suite whose runner failed despite a successful report failed', () => {
  const counts = judge({ code: 1, timedOut: false }, green);
  assert.deepEqual([counts.passed, counts.failed], [3, 1]);
});

test('an error outside of every test is reported with its file', () => {
  const output = `
 ✓ src/late.test.ts (2 tests) 56ms
\u001b[31m⎯⎯⎯⎯⎯⎯\u001b[39m\u001b[41m Unhandled Errors \u001b[49m\u001b[31m⎯⎯⎯⎯⎯⎯\u001b[39m

Vitest caught 1 unhandled error during the test run.

⎯⎯⎯⎯⎯ Uncaught Exception ⎯⎯⎯⎯⎯
\u001b[31mTypeError\u001b[39m: nobody awaits it
 ❯ Timeout._onTimeout src/late.test.ts:1:44

This error originated in "src/late.test.ts" test file. It doesn't mean the error was thrown inside the file itself.
`;
  const outside = errorOutsideTests(output);
  assert.equal(outside, 'TypeError: nobody awaits it, from src/late.test.ts');
  const { reason } = judge({ code: 1, timedOut: false }, green, outside);
  assert.equal(reason, `it ended with exit status 1 although no test failed: ${outside}`);
  assert.equal(errorOutsideTests(' ✓ src/late.test.ts (2 tests) 56ms'), '');
});

test('a suite that crashed without a report is one failure', () => {
  const counts = judge({ code: 134, timedOut: false }, () => countUnitTests(''));
  assert.deepEqual(counts, oneFailure('it ended with exit status 134 and no result'));
});

test('a suite that hung is one failure, despite an earlier report', () => {
  assert.deepEqual(
    judge({ code: 1, timedOut: true }, green),
    oneFailure('it did not end in time and was stopped'),
  );
});
