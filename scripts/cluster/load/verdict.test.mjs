import assert from 'node:assert/strict';
import { test } from 'node:test';
import { judge, unheard } from './verdict.mjs';

/** @typedef {[id: number, mark: string, version: number, text: string]} Row */

/**
 * @param {{ acknowledged: Row[], rows: Row[], elsewhere?: Row[] }} given
 */
function judged({ acknowledged, rows, elsewhere = rows }) {
  const jobs = new Map(
    acknowledged.map(([id, mark, version, text]) => [id, { mark, version, text }]),
  );
  const node = (/** @type {string} */ name, /** @type {Row[]} */ has) => ({
    name,
    isSynced: () => Promise.resolve(true),
    query: () => Promise.resolve(has.map((row) => row.map(String))),
  });
  return judge(
    /** @type {any} */ ({ jobs, run: 'r' }),
    /** @type {any} */ ([node('n1', rows), node('n2', elsewhere)]),
  );
}

/** @type {Row} */
const JOB = [1, 'r-c1-1', 2, 'turn 1'];

test('a write stored as acknowledged is neither lost nor duplicated', async () => {
  assert.deepEqual(await judged({ acknowledged: [JOB], rows: [JOB] }), {
    acknowledged: 1,
    lost: [],
    doubled: [],
    differing: [],
  });
});

for (const [title, rows, what] of /** @type {[string, Row[], 'lost' | 'doubled'][]} */ ([
  ['a job that is gone is lost', [], 'lost'],
  ['an older version is lost', [[1, 'r-c1-1', 1, '']], 'lost'],
  ['another text of the same version is lost', [[1, 'r-c1-1', 2, 'turn 9']], 'lost'],
  ['a second job of the same request is doubled', [JOB, [4, 'r-c1-1', 1, '']], 'doubled'],
  ['a change that was done twice is doubled', [[1, 'r-c1-1', 3, 'turn 1']], 'doubled'],
])) {
  test(title, async () => {
    const verdict = await judged({ acknowledged: [JOB], rows });
    assert.equal(verdict[what].length, 1);
    assert.equal(verdict.lost.length + verdict.doubled.length, 1);
  });
}

test('names a node with different data', async () => {
  const { differing } = await judged({ acknowledged: [JOB], rows: [JOB], elsewhere: [] });
  assert.deepEqual(differing, ['n2']);
});

test('a change is missing unless it was received or a reload was requested', () => {
  const jobs = new Map([[1, { version: 2 }]]);
  const ear = (/** @type {number} */ version, /** @type {number} */ resets) => ({
    resets: () => resets,
    hasHeard: (/** @type {number} */ _job, /** @type {number} */ wanted) => version >= wanted,
  });
  const load = /** @type {any} */ ({ jobs, ears: [ear(2, 0), ear(1, 0), ear(1, 1)] });
  assert.equal(unheard(load), 1);
});
