/** Three nodes of one database: their initial data, and the recovery after all of them stopped. */
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { makeGaleraNode } from './galera-node.mjs';

const run = promisify(execFile);

/**
 * @typedef {object} DatabasePasswords
 * @property {string} dispatch of the product
 * @property {string} copy of the nodes among themselves
 */

/**
 * Fills the folders of all nodes with the same empty database, so that none needs a copy over the network.
 * @param {import('./galera-node.mjs').GaleraNode[]} nodes
 * @param {string} folder
 * @param {DatabasePasswords} passwords
 * @param {import('./programs.mjs').Programs} programs
 */
export async function prepareNodes(nodes, folder, passwords, programs) {
  const [first, ...others] = nodes;
  if (!first) return;
  const accounts = join(folder, 'accounts.sql');
  mkdirSync(join(folder, 'tmp'), { recursive: true });
  writeFileSync(accounts, accountsSql(passwords), { mode: 0o600 });
  await run(programs.installDb, [
    '--no-defaults',
    `--datadir=${first.dataDir}`,
    `--tmpdir=${join(folder, 'tmp')}`,
    `--extra-file=${accounts}`,
    '--auth-root-authentication-method=normal',
    '--skip-test-db',
    '--innodb-log-file-size=64M',
    ...(process.getuid?.() === 0 ? ['--user=root'] : []),
  ]);
  rmSync(accounts);
  // Writes the history into the storage, and so into the copies.
  await first.begin();
  await first.program.stop();
  for (const { dataDir } of others) cpSync(first.dataDir, dataDir, { recursive: true });
}

/** @param {DatabasePasswords} passwords */
function accountsSql({ dispatch, copy }) {
  return [
    'FLUSH PRIVILEGES;',
    'CREATE DATABASE dispatch CHARACTER SET utf8mb4;',
    `CREATE USER dispatch@'%' IDENTIFIED BY '${dispatch}';`,
    "GRANT ALL PRIVILEGES ON dispatch.* TO dispatch@'%';",
    // Can query the state of the node, and nothing else.
    "CREATE USER clustercheck@'%';",
    `CREATE USER copy@localhost IDENTIFIED BY '${copy}';`,
    'GRANT RELOAD, PROCESS, LOCK TABLES, BINLOG MONITOR, REPLICA MONITOR ON *.* TO copy@localhost;',
    '',
  ].join('\n');
}

/**
 * A node without data has only zeros.
 * @param {string} text
 */
const isHistory = (text) => /[1-9a-f]/.test(text);

/**
 * Starts all stopped nodes. If none runs, starts with the most advanced one; otherwise they join the running ones.
 * @param {import('./galera-node.mjs').GaleraNode[]} nodes
 * @param {(line: string) => void} [say]
 */
export async function recoverNodes(nodes, say = () => undefined) {
  const ended = nodes.filter(({ program }) => !program.isRunning());
  const found = await Promise.all(
    ended.map(async (node) => {
      await node.untilGone();
      return { node, position: await node.position() };
    }),
  );
  for (const { node, position } of found)
    say(`${node.name} has ${position.history}:${String(position.number)}`);
  if (ended.length === nodes.length) {
    const histories = new Set(found.map(({ position }) => position.history).filter(isHistory));
    if (histories.size > 1)
      throw new Error(
        'The nodes belong to different histories: one of them cannot follow another.',
      );
    const best = found.reduce((one, other) =>
      other.position.number > one.position.number ? other : one,
    );
    say(`${best.node.name} is the most advanced: the others follow it.`);
    await best.node.found(best.position);
    found.splice(found.indexOf(best), 1);
  }
  // One after the other: each gets its missing writes from a node that is in sync.
  for (const { node, position } of found) await node.join(position);
}

/**
 * @param {object} given
 * @param {import('./galera-node.mjs').NodePlace[]} given.places
 * @param {string} given.folder
 * @param {string} given.copyPassword
 * @param {import('./programs.mjs').Programs} given.programs
 */
export function makeNodes({ places, folder, copyPassword, programs }) {
  return places.map((place) =>
    makeGaleraNode({
      place,
      all: places,
      folder: join(folder, place.name),
      copyPassword,
      programs,
    }),
  );
}
