import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { NotAvailable, ensureMysql, isSupported } from './mysql-packages.mjs';

const VERSIONS = /** @type {const} */ ([
  ['/usr/sbin/mysqld  Ver 9.7.4-2 for Linux on x86_64 ((Debian))', true],
  ['/usr/sbin/mysqld  Ver 10.0.1 for Linux on x86_64 (MySQL Community Server - GPL)', true],
  ['/usr/sbin/mysqld  Ver 8.4.6 for Linux on x86_64 (MySQL Community Server - GPL)', false],
  ['mysqld  Ver 10.11.14-MariaDB-0+deb12u2 for debian-linux-gnu on x86_64 (Debian 12)', false],
  ['command not found', false],
]);

for (const [answer, expected] of VERSIONS)
  test(`${expected ? 'runs' : 'does not run'} ${answer}`, () => {
    assert.equal(isSupported(answer), expected);
  });

/** @param {string[]} files @param {string} version @param {Record<string, string>} [env] */
const machine = (files, version, env = {}) => ({
  env,
  directories: ['/usr/bin'],
  isExecutable: (/** @type {string} */ file) => files.includes(file),
  isRoot: true,
  run: () => Promise.resolve({ code: 0, output: version }),
  say: () => undefined,
});

/** @param {(cache: string) => Promise<void>} work */
async function inEmptyCache(work) {
  const cache = mkdtempSync(join(tmpdir(), 'dispatch-test-'));
  try {
    await work(cache);
  } finally {
    rmSync(cache, { recursive: true });
  }
}

test('uses an installed MySQL', () =>
  inEmptyCache(async (cache) => {
    const here = machine(['/usr/bin/mysqld'], 'mysqld  Ver 9.7.4 for Linux on x86_64');
    assert.deepEqual(await ensureMysql({ machine: here, cache }), {
      command: '/usr/bin/mysqld',
      args: [],
    });
  }));

test('says that MySQL is not available on a machine without packages', () =>
  inEmptyCache(async (cache) => {
    const here = machine(['/usr/bin/mysqld'], 'mysqld  Ver 10.11.14-MariaDB');
    await assert.rejects(ensureMysql({ machine: here, cache }), NotAvailable);
  }));

test('refuses a program of MYSQLD_PATH that is no MySQL 9.7', () =>
  inEmptyCache(async (cache) => {
    const env = { MYSQLD_PATH: '/opt/mysqld' };
    const here = machine(['/opt/mysqld'], 'mysqld  Ver 8.0.43 for Linux', env);
    await assert.rejects(
      ensureMysql({ machine: here, cache }),
      /MYSQLD_PATH names mysqld {2}Ver 8/,
    );
  }));
