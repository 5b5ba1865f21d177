import assert from 'node:assert/strict';
import { test } from 'node:test';
import { tableProblems, titlesIn } from './check-table.mjs';
import { requirements } from './requirements.mjs';

const REQUIRED = new Map([
  ['1.1.1', '2'],
  ['1.2.1', '1'],
]);

/** @type {Record<string, string>} */
const FILES = {
  'backend/a.spec.ts': `test('holds', () => {}); it.each([1])(\n  "what's so", () => {});`,
  'docs/security.md': '# Security\n\n## Logs\n\nLogs\n',
};
const read = (/** @type {string} */ path) => FILES[path] ?? null;
const HELD = 'Held by `backend/a.spec.ts` “holds”';

const problemsOf = (/** @type {string} */ answer) =>
  tableProblems(`| 1.1.1 | 2 | one | ${HELD} |\n| 1.2.1 | 1 | two | ${answer} |`, REQUIRED, read);

for (const answer of [
  HELD,
  `${HELD}; \`backend/a.spec.ts\` “what's so”`,
  'Written in [security.md](security.md) under “Logs”',
  'Written in `backend/a.spec.ts`',
  'Does not apply: there is none',
  'Not met: nobody has done it',
])
  test(`an answer that stands: ${answer}`, () => {
    assert.deepEqual(problemsOf(answer), []);
  });

for (const [answer, problem] of /** @type {const} */ ([
  ['Held by hope', '1.2.1: names no test'],
  ['Held by `backend/b.spec.ts` “holds”', '1.2.1: there is no backend/b.spec.ts'],
  ['Held by `backend/a.spec.ts` “hold”', '1.2.1: backend/a.spec.ts has no test “hold”'],
  ['Written in [none.md](none.md) under “Logs”', '1.2.1: there is no docs/none.md'],
  [
    'Written in [security.md](security.md) under “Keys”',
    '1.2.1: docs/security.md has no heading “Keys”',
  ],
  ['Written in stone', '1.2.1: names no document'],
  ['Not met: no', '1.2.1: says neither what holds it nor why not'],
  ['Surely', '1.2.1: says neither what holds it nor why not'],
]))
  test(`an answer that does not: ${answer}`, () => {
    assert.deepEqual(problemsOf(answer), [problem]);
  });

test('reports a requirement that is missing, duplicated, unreadable or has another level', () => {
  const page = `| 1.1.1 | 1 | one | ${HELD} |\n| 1.1.1 | 2 | one | ${HELD} |\n| 1.9.1 |`;
  assert.deepEqual(tableProblems(page, REQUIRED, read), [
    '1.2.1 is missing',
    'this line cannot be read: | 1.9.1 |',
    '1.1.1 comes twice',
    '1.1.1 is not of level 1',
  ]);
});

test('code that is not a test has no title', () => {
  assert.deepEqual(
    titlesIn(`describe('a', () => {}); const b = 'c'; test('d', f);`),
    new Set(['d']),
  );
});

test('levels 1 and 2 have as many requirements as the standard', () => {
  const levels = [...requirements().values()];
  assert.equal(levels.filter((level) => level === '1').length, 70);
  assert.equal(levels.filter((level) => level === '2').length, 183);
});
