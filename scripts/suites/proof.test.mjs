import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { ROOT } from '../steps/root.mjs';
import { FULL_TIER_TRIGGERS } from './catalogue.mjs';
import { describeChanges } from './proof.mjs';

const proof = { commit: '0123456789abcdef', date: '2026-11-28' };

test('nothing is required while nothing changed since the full tier passed', () => {
  assert.equal(describeChanges(proof, []), '');
});

test('names changed files, at most ten', () => {
  const files = Array.from({ length: 12 }, (_, index) => `frontend/src/ui/${String(index)}.ts`);
  const lines = describeChanges(proof, files).split('\n');
  assert.match(lines[0] ?? '', /passed at 01234567 \(2026-11-28\)\. It is due again/);
  assert.equal(lines[1], '  frontend/src/ui/0.ts');
  assert.equal(lines[11], '  and 2 more');
});

test('every trigger of the full tier exists', () => {
  assert.deepEqual(
    FULL_TIER_TRIGGERS.filter((path) => !existsSync(join(ROOT, path))),
    [],
  );
});
