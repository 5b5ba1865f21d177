import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { keepResults, listing } from './times.mjs';

const folder = mkdtempSync(join(tmpdir(), 'dispatch-times-'));
after(() => {
  rmSync(folder, { recursive: true });
});

const green = { passed: 40, failed: 0, skipped: 0, names: [] };
const red = { passed: 7, failed: 2, skipped: 0, names: [] };

test('lists every suite with the duration of its last run', () => {
  const file = join(folder, 'new', 'suites.json');
  keepResults(file, [
    { name: 'domain', counts: green, milliseconds: 9_000 },
    { name: 'backend', counts: green, milliseconds: 300_000 },
  ]);
  keepResults(file, [{ name: 'backend', counts: red, milliseconds: 185_000 }]);
  assert.equal(
    listing(file, ['domain', 'backend', 'e2e']),
    [
      '✓ domain     40 passed, 0 failed (9.0 s)',
      '✗ backend    7 passed, 2 failed (3 min 05 s)',
      '  e2e        has not run here yet',
      '',
    ].join('\n'),
  );
});

test('an incomplete list counts as none', () => {
  const file = join(folder, 'half.json');
  writeFileSync(file, '{"domain": {"na');
  assert.match(listing(file, ['domain']), /has not run here yet/);
  keepResults(file, [{ name: 'domain', counts: green, milliseconds: 9_000 }]);
  assert.match(listing(file, ['domain']), /40 passed/);
});
