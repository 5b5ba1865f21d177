/** `npm run lint:typed` reports deliberate mistakes; like it, this runs in the full tier only. */
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { lintTyped, makeRepository, write } from './seeded-repository.mjs';
import { FOUND_BY_TYPED_LINT } from './seeds/own.mjs';

test('the typed lint reports mistakes that need type information', (context) => {
  const repository = mkdtempSync(join(tmpdir(), 'typed-lint-'));
  context.after(() => rmSync(repository, { recursive: true, force: true }));
  makeRepository(repository);
  for (const [, file, text] of FOUND_BY_TYPED_LINT) write(repository, file, text);
  const found = lintTyped(
    repository,
    FOUND_BY_TYPED_LINT.map(([, file]) => file),
  );
  const missed = FOUND_BY_TYPED_LINT.filter(([rule, file]) => !found.get(file)?.includes(rule));
  assert.deepEqual(missed, []);
});
