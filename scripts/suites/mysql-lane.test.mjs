import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { ROOT } from '../steps/root.mjs';
import { MYSQL_LANE, serverSpecs } from './mysql-lane.mjs';

test('finds a block of the server whose arguments begin on their own line', () => {
  assert.ok(serverSpecs().includes('src/modules/jobs/change/parents.http.spec.ts'));
});

test('leaves out tests of SQLite alone', () => {
  assert.ok(!serverSpecs().includes('src/database/engines/sqlite-lock.spec.ts'));
});

test('the lane of the fast tier names existing tests', () => {
  for (const file of MYSQL_LANE) assert.ok(existsSync(join(ROOT, 'backend', file)), file);
});
