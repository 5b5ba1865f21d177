import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { ROOT } from '../steps/root.mjs';
import { FULL_TIER_TRIGGERS } from './catalogue.mjs';
import { describeChanges } from './proof.mjs';

test('nothing is required while nothing changed since the full tier passed', () => {
  assert.equal(describeChanges([], []), '');
});

test('names suites whose full tier never passed', () => {
  assert.equal(
    describeChanges(['e2e', 'shifts'], []),
    '`npm run test:all` has not passed yet for: e2e, shifts.\n',
  );
});

test('names changed files, at most ten', () => {
  const files = Array.from({ length: 12 }, (_, index) => `frontend/src/ui/${String(index)}.ts`);
  const lines = describeChanges([], files).split('\n');
  assert.match(lines[0] ?? '', /is due again/);
  assert.equal(lines[1], '  frontend/src/ui/0.ts');
  assert.equal(lines[11], '  and 2 more');
});

test('every trigger of the full tier exists', () => {
  assert.deepEqual(
    FULL_TIER_TRIGGERS.filter((path) => !existsSync(join(ROOT, path))),
    [],
  );
});
