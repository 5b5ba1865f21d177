/** The fixed settings of a cluster, stored in its folder: addresses, ports and secrets. */
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePorts } from './wait.mjs';

const NODES = 3;
const REPLICAS = 2;
const PORTS_OF_A_NODE = 4;
const PORTS_OF_THE_PROXY = 3;

/**
 * @typedef {object} Plan
 * @property {import('./galera-node.mjs').NodePlace[]} nodes
 * @property {number[]} replicaPorts
 * @property {number[]} redisPorts
 * @property {number[]} sentinelPorts
 * @property {{ web: number, database: number, others: number }} proxyPorts
 * @property {string} databasePassword
 * @property {string} copyPassword
 * @property {string} jwtSecret
 * @property {{ email: string, password: string }} admin
 */

/** @param {string} folder */
const planFile = (folder) => join(folder, 'cluster.json');

/**
 * The plan of the cluster in a folder, or a new one.
 * @param {string} folder
 * @returns {Promise<Plan>}
 */
export async function planFor(folder) {
  const file = planFile(folder);
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8'));
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const plan = await newPlan();
  writeFileSync(file, `${JSON.stringify(plan, null, 2)}\n`, { mode: 0o600 });
  return plan;
}

/** @returns {Promise<Plan>} */
async function newPlan() {
  const ports = await freePorts(
    NODES * PORTS_OF_A_NODE + REPLICAS + 2 * NODES + PORTS_OF_THE_PROXY,
  );
  const next = () => ports.pop() ?? 0;
  const several = (/** @type {number} */ count) => Array.from({ length: count }, next);
  const secret = (/** @type {number} */ bytes) => randomBytes(bytes).toString('hex');
  return {
    // Each node has its own address, so that a firewall can distinguish them.
    nodes: Array.from({ length: NODES }, (_, index) => ({
      name: `n${String(index + 1)}`,
      host: `127.0.0.${String(11 + index)}`,
      port: next(),
      groupPort: next(),
      catchUpPort: next(),
      copyPort: next(),
    })),
    replicaPorts: several(REPLICAS),
    redisPorts: several(NODES),
    sentinelPorts: several(NODES),
    proxyPorts: { web: next(), database: next(), others: next() },
    databasePassword: secret(12),
    copyPassword: secret(12),
    jwtSecret: secret(32),
    admin: { email: 'admin@example.com', password: secret(8) },
  };
}
