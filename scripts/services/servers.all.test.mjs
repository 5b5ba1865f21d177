/** More private servers, which start in the same way as those of `servers.test.mjs`. */
import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { test } from 'node:test';
import { ask, isRunning } from './ask-server.mjs';
import { startMariaDb } from './mariadb.mjs';
import { NotAvailable } from './mysql-packages.mjs';
import { startMysql } from './mysql.mjs';

test('MySQL starts on a private port and folder and leaves nothing behind', async (context) => {
  const database = await startMysql().catch((/** @type {unknown} */ error) => {
    if (error instanceof NotAvailable) return null;
    throw error;
  });
  if (database === null) {
    context.skip('MySQL cannot be had here');
    return;
  }
  try {
    assert.match((await ask(database.port)).toString('latin1'), /caching_sha2_password/);
    assert.ok(existsSync(`${database.dataDir}/db/dispatch`), 'its database was made');
    assert.ok(isRunning(database.pid));
  } finally {
    await database.stop();
  }
  assert.equal(isRunning(database.pid), false);
  assert.equal(existsSync(database.dataDir), false);
});

test('two MariaDB servers can run at the same time', async () => {
  const [one, two] = await Promise.all([startMariaDb(), startMariaDb()]);
  await Promise.all([one.stop(), two.stop()]);
  assert.notEqual(one.port, two.port);
  assert.notEqual(one.dataDir, two.dataDir);
});
