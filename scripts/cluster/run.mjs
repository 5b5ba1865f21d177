/**
 * `npm run cluster [-- FOLDER]` runs the product on a cluster until Ctrl+C. `npm run cluster:recover -- FOLDER`
 * brings the database back after all of its nodes were killed.
 */
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { ensureBuilt } from '../steps/builds.mjs';
import { StepFailed } from '../steps/command.mjs';
import { ensurePackages } from '../steps/packages.mjs';
import { elapsed } from '../steps/progress.mjs';
import { ROOT } from '../steps/root.mjs';
import { fromCaller } from '../steps/run-server-program.mjs';
import { startCluster } from './cluster.mjs';
import { makeNodes } from './galera.mjs';
import { runnerIn, takePidFile } from './pid-file.mjs';
import { planFor } from './plan.mjs';
import { ensurePrograms } from './programs.mjs';
import { until } from './wait.mjs';

/** Tells the running process to recover the cluster. */
const RECOVER = 'SIGUSR2';
/** Part of the command line of a process that runs a cluster. */
const THIS_PROGRAM = relative(ROOT, import.meta.filename);

const say = (/** @type {string} */ line) => {
  process.stdout.write(`${line}\n`);
};

/** @param {string} folder */
const pidFile = (folder) => join(folder, 'cluster.pid');

/** @param {string | undefined} named */
async function runCluster(named) {
  const startedAt = Date.now();
  const folder = named ?? mkdtempSync(join(tmpdir(), 'dispatch-cluster-'));
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  /** @type {import('./cluster.mjs').Cluster | undefined} */
  let cluster;
  // The signal can arrive as soon as the file exists. A starting cluster recovers anyway.
  process.on(RECOVER, () => {
    cluster?.recover().catch((/** @type {unknown} */ error) => {
      say(String(error));
    });
  });
  if (!takePidFile(pidFile(folder), THIS_PROGRAM))
    throw new StepFailed(`A cluster runs in ${folder} already.`);
  const forget = () => {
    if (named === undefined) rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    else rmSync(pidFile(folder), { force: true });
  };
  // Ctrl+C during the start ends this process and all its children.
  const giveUp = () => {
    process.exit(130);
  };
  for (const signal of ENDINGS) process.once(signal, giveUp);
  process.once('exit', forget);

  const node = await ensurePackages();
  await ensureBuilt();
  cluster = await startCluster({ folder, node, say });
  say(`\nThe cluster runs after ${elapsed(startedAt)}.`);
  for (const line of description(cluster)) say(line);

  const pulse = setInterval(() => undefined, 60_000);
  await new Promise((resolve) => {
    for (const signal of ENDINGS) {
      process.removeListener(signal, giveUp);
      process.once(signal, resolve);
    }
  });
  clearInterval(pulse);
  say('Stopping …');
  await cluster.stop();
}

const ENDINGS = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);

/** @param {import('./cluster.mjs').Cluster} cluster */
function description({ url, admin, databaseUrl, nodes, replicas, redis, folder }) {
  const list = (/** @type {{ name: string, port: number, host?: string }[]} */ all) =>
    all.map(({ name, host = '127.0.0.1', port }) => `${name} ${host}:${String(port)}`).join(', ');
  return [
    `Address      ${url}`,
    `Sign in      ${admin.email}, password ${admin.password}`,
    `Replicas     ${list(replicas)}`,
    `Database     ${databaseUrl}`,
    `Nodes        ${list(nodes)}`,
    `Redis        ${list(redis.servers)}`,
    `Sentinels    ${list(redis.sentinels)}`,
    `Folder       ${folder}`,
    `Stop         Ctrl+C`,
    `All nodes down: npm run cluster:recover -- ${folder}`,
  ];
}

/** @param {string | undefined} folder */
async function recover(folder) {
  if (folder === undefined || !existsSync(join(folder, 'cluster.json'))) {
    throw new StepFailed(
      'Name the folder of the cluster: npm run cluster:recover -- FOLDER. `npm run cluster` printed it.',
    );
  }
  const runner = runnerIn(pidFile(folder), THIS_PROGRAM);
  // Without a running cluster, a start begins with the most advanced node.
  if (runner === null) {
    await runCluster(folder);
    return;
  }
  process.kill(runner, RECOVER);
  const { nodes: places, copyPassword } = await planFor(folder);
  const nodes = makeNodes({ places, folder, copyPassword, programs: await ensurePrograms() });
  for (const node of nodes) {
    await until(`${node.name} is in sync`, node.isSynced);
    say(`${node.name} is in sync.`);
  }
}

try {
  const [first, second] = process.argv.slice(2).map(fromCaller);
  if (first === '--recover') await recover(second);
  else await runCluster(first);
} catch (error) {
  if (error instanceof StepFailed && error.details) process.stderr.write(`${error.details}\n\n`);
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
process.exit();
