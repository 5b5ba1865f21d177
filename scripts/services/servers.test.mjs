import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, rmSync, statSync } from 'node:fs';
import { test } from 'node:test';
import { ask, isRunning } from './ask-server.mjs';
import { startMariaDb } from './mariadb.mjs';
import { startPrivateServer } from './private-server.mjs';
import { startRedis } from './redis.mjs';

/** A program that starts a server, prints its data and waits. */
const STARTER = `
  import('${new URL('./redis.mjs', import.meta.url).href}')
    .then(({ startRedis }) => startRedis())
    .then(({ pid, dataDir }) => {
      for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit());
      setInterval(() => undefined, 1000);
      console.log(JSON.stringify({ pid, dataDir }));
    });
`;

test('MariaDB starts on a private port and folder and leaves nothing behind', async () => {
  const database = await startMariaDb();
  try {
    assert.match((await ask(database.port)).toString('latin1'), /MariaDB/);
    assert.equal(
      new URL(database.url).host,
      `127.0.0.1:${String(database.port)}`,
      'the address leads to the private port',
    );
    assert.equal(new URL(database.url).pathname, '/dispatch');
    assert.notEqual(new URL(database.adminUrl).username, new URL(database.url).username);
    assert.ok(existsSync(`${database.dataDir}/db/dispatch`), 'its database was made');
    assert.equal(statSync(database.dataDir).mode & 0o077, 0, 'nobody else reads the folder');
    assert.ok(isRunning(database.pid));
  } finally {
    await database.stop();
  }
  assert.equal(isRunning(database.pid), false);
  assert.equal(existsSync(database.dataDir), false);
  await database.stop();
});

test('Redis starts on a private port and leaves nothing behind', async () => {
  const redis = await startRedis();
  const answer = await ask(redis.port, 'PING\r\n').finally(redis.stop);
  assert.equal(answer.toString(), '+PONG\r\n');
  assert.equal(isRunning(redis.pid), false);
  assert.equal(existsSync(redis.dataDir), false);
});

test('a server that ends at once is reported with its output', async () => {
  await assert.rejects(
    startPrivateServer({
      name: 'unlucky',
      command: () => ({ command: 'sh', args: ['-c', 'echo no memory left; exit 3'] }),
      isGreeting: () => true,
    }),
    /unlucky did not start: it ended with exit status 3\.\nno memory left/,
  );
});

for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGKILL'])) {
  test(
    `a server ends with its starter on ${signal}`,
    { skip: signal === 'SIGKILL' && process.platform !== 'linux' },
    async () => {
      const starter = spawn(process.execPath, ['--eval', STARTER], {
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      const [line] = await once(starter.stdout, 'data');
      const { pid, dataDir } = JSON.parse(String(line));
      assert.ok(isRunning(pid));
      starter.kill(signal);
      await once(starter, 'exit');
      const deadline = Date.now() + 300_000;
      while (isRunning(pid) && Date.now() < deadline) {
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
      assert.equal(isRunning(pid), false);
      // The folder stays if its parent was killed, since no process is left to remove it.
      assert.equal(existsSync(dataDir), signal === 'SIGKILL');
      rmSync(dataDir, { recursive: true, force: true });
    },
  );
}
