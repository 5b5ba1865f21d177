/**
 * The whole product as a cluster on this machine: three database nodes, Redis with Sentinel, two replicas of the
 * application, and HAProxy in front. `npm run cluster` runs it; tests break it.
 */
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { makeNodes, prepareNodes, recoverNodes } from './galera.mjs';
import { planFor } from './plan.mjs';
import { ensurePrograms } from './programs.mjs';
import { makeProxy } from './proxy.mjs';
import { makeRedisSet } from './redis-set.mjs';
import { BUILD, makeReplica } from './replica.mjs';
import { SERVER_MEMORY } from '../steps/server-memory.mjs';
import { until } from './wait.mjs';

const run = promisify(execFile);

/**
 * @typedef {Awaited<ReturnType<typeof startCluster>>} Cluster
 */

/**
 * Starts a new cluster in a folder, or restarts the one that exists there: after a crash, from its most advanced node.
 * @param {object} given
 * @param {string} given.folder
 * @param {string} given.node the Node that runs the replicas
 * @param {(line: string) => void} [given.say]
 * @param {NodeJS.ProcessEnv} [given.more] settings of the product besides
 */
export async function startCluster({ folder, node, say = () => undefined, more = {} }) {
  const programs = await ensurePrograms();
  const plan = await planFor(folder);
  const { databasePassword, copyPassword, proxyPorts, admin } = plan;
  const nodes = makeNodes({ places: plan.nodes, folder, copyPassword, programs });
  const redis = makeRedisSet({
    ports: plan.redisPorts,
    sentinelPorts: plan.sentinelPorts,
    folder,
    redisServer: programs.redisServer,
  });
  const proxy = makeProxy({
    ports: proxyPorts,
    nodes: plan.nodes,
    replicaPorts: plan.replicaPorts,
    folder,
    haproxy: programs.haproxy,
  });
  const databaseUrl = `mysql://dispatch:${databasePassword}@127.0.0.1:${String(proxyPorts.database)}/dispatch`;
  const settings = {
    NODE_ENV: 'production',
    DATA_DIR: join(folder, 'files'),
    DATABASE_URL: databaseUrl,
    REDIS_URL: redis.url,
    JWT_SECRET: plan.jwtSecret,
    ADMIN_EMAIL: admin.email,
    ADMIN_PASSWORD: admin.password,
    TRUST_PROXY: '1',
    ...more,
  };
  const replicas = plan.replicaPorts.map((port, index) =>
    makeReplica({ name: 'ab'.charAt(index), port, folder, node, settings }),
  );
  const url = `http://127.0.0.1:${String(proxyPorts.web)}`;

  const stop = async () => {
    // Stops clients before their servers.
    await Promise.all(replicas.map(({ program }) => program.stop()));
    await proxy.stop();
    await Promise.all(
      [...redis.sentinels, ...redis.servers, ...nodes].map(({ program }) => program.stop()),
    );
  };

  const cluster = {
    url,
    admin,
    databaseUrl,
    folder,
    nodes,
    replicas,
    redis,
    proxy,
    /**
     * Runs a server command with the settings of the replicas.
     * @param {'backup' | 'restore'} name
     * @param {string[]} more
     */
    command: (name, ...more) =>
      run(node, [join(BUILD, `${name}.js`), ...more], {
        env: { ...process.env, ...SERVER_MEMORY, ...settings },
      }),
    /** Restarts stopped nodes; if none runs, from the most advanced one. */
    recover: () => recoverNodes(nodes, say),
    /**
     * The node that receives new connections; null while there is none.
     * @returns {Promise<import('./galera-node.mjs').GaleraNode | null>}
     */
    async writer() {
      const answer = await run(programs.client, [
        ...['--no-defaults', '--host=127.0.0.1', `--port=${String(proxyPorts.database)}`],
        ...['--user=clustercheck', '--connect-timeout=5', '--skip-column-names', '--batch'],
        '--execute=SELECT @@wsrep_node_name',
      ]).catch(() => null);
      return nodes.find(({ name }) => name === answer?.stdout.trim()) ?? null;
    },
    stop,
  };

  try {
    proxy.start();
    const isNew = !nodes.some((one) => one.hasData());
    await Promise.all([
      redis.start(),
      (async () => {
        if (isNew) {
          say('Making the database …');
          await prepareNodes(
            nodes,
            folder,
            { dispatch: databasePassword, copy: copyPassword },
            programs,
          );
        }
        say('Starting three nodes of it …');
        await recoverNodes(nodes, say);
      })(),
    ]);
    say('Starting two replicas of the application …');
    await Promise.all(replicas.map((replica) => replica.start()));
    await until('the proxy leads to the application', async () => {
      const answer = await fetch(`${url}/api/health/ready`).catch(() => null);
      await answer?.body?.cancel();
      return answer?.ok === true;
    });
    return cluster;
  } catch (error) {
    await stop();
    throw error;
  }
}
