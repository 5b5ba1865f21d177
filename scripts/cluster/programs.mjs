/** The programs of the cluster from Debian's packages; missing ones are installed. */
import { existsSync } from 'node:fs';
import { ensureProgram, thisMachine } from '../services/binaries.mjs';
import { HAPROXY } from '../services/haproxy.mjs';
import { INSTALL_DB, MARIADB } from '../services/mariadb.mjs';
import { REDIS } from '../services/redis.mjs';

/** Part of Debian's mariadb-server. */
const GALERA = '/usr/lib/galera/libgalera_smm.so';

/**
 * @typedef {object} Programs
 * @property {string} mariadbd
 * @property {string} installDb
 * @property {string} client
 * @property {string} haproxy
 * @property {string} redisServer also runs as Sentinel
 */

/** @returns {Promise<Programs>} */
export async function ensurePrograms() {
  const machine = thisMachine();
  const mariadbd = await ensureProgram(MARIADB, machine);
  if (!existsSync(GALERA)) {
    throw new Error(
      `Galera is missing: install it (Debian, Ubuntu: apt-get install galera-4), so that ${GALERA} is there.`,
    );
  }
  const need = (/** @type {string} */ title, /** @type {string} */ name, debianPackage = name) =>
    ensureProgram({ title, names: [name], debianPackage }, machine);
  // One after the other: two installations cannot run at once. Nodes copy their data with mariabackup.
  await need("MariaDB's backup program", 'mariabackup', 'mariadb-backup');
  return {
    mariadbd,
    installDb: await ensureProgram(INSTALL_DB, machine),
    client: await need("MariaDB's client", 'mariadb', 'mariadb-client'),
    haproxy: await ensureProgram(HAPROXY, machine),
    redisServer: await ensureProgram(REDIS, machine),
  };
}
