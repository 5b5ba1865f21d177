/**
 * A node with delayed packets to and from other nodes and clients: its connections go through a proxy that delays all
 * data. This also works on kernels without `netem`.
 */
import { connect, createServer } from 'node:net';
import { canFilter, filter } from './iptables.mjs';

const OUTGOING = { table: 'nat', chain: 'OUTPUT' };
/** The proxy's own connections are not redirected. */
const PROXY_HOST = '127.0.0.99';
const LOOPBACK = '127.0.0.1';

/** Whether this machine can redirect connections. */
export const canSlowDown = () => canFilter(OUTGOING);

/**
 * Slows down new connections of the node, so restart it afterwards.
 * @param {import('./galera-node.mjs').NodePlace} node
 * @param {import('./galera-node.mjs').NodePlace[]} all
 * @param {number} lateMs each way
 * @returns {Promise<() => Promise<void>>} stops redirecting, and closes the proxy's connections
 */
export async function slowDown(node, all, lateMs) {
  const others = all.filter(({ name }) => name !== node.name);
  const routes = [
    { host: node.host, port: node.groupPort, from: [] },
    { host: node.host, port: node.port, from: [] },
    ...others.map(({ host, groupPort }) => ({ host, port: groupPort, from: ['-s', node.host] })),
  ];
  const proxies = await Promise.all(routes.map(({ host, port }) => lateProxy(host, port, lateMs)));
  const leadBack = filter(
    OUTGOING,
    routes.map(({ host, port, from }, index) => [
      ...(from.length > 0 ? from : ['!', '-s', PROXY_HOST]),
      ...['-p', 'tcp', '-d', host, '--dport', String(port)],
      ...['-j', 'DNAT', '--to-destination', `${LOOPBACK}:${String(proxies[index]?.port)}`],
    ]),
  );
  return async () => {
    leadBack();
    await Promise.all(proxies.map(({ close }) => close()));
  };
}

/**
 * @param {string} host
 * @param {number} port
 * @param {number} lateMs
 */
async function lateProxy(host, port, lateMs) {
  /** @type {Set<import('node:net').Socket>} */
  const open = new Set();
  const server = createServer({ allowHalfOpen: true }, (near) => {
    const far = connect({ host, port, localAddress: PROXY_HOST, allowHalfOpen: true });
    for (const [one, other] of /** @type {const} */ ([
      [near, far],
      [far, near],
    ])) {
      open.add(one);
      one.setNoDelay(true);
      // Timers with the same delay fire in order.
      one.on('data', (piece) => setTimeout(() => other.write(piece), lateMs));
      one.on('end', () => setTimeout(() => other.end(), lateMs));
      one.on('error', () => other.destroy());
      one.on('close', () => {
        open.delete(one);
        setTimeout(() => other.destroy(), lateMs);
      });
    }
  });
  await new Promise((/** @type {(value: void) => void} */ resolve) => {
    server.listen(0, LOOPBACK, resolve);
  });
  const address = server.address();
  return {
    port: typeof address === 'object' ? (address?.port ?? 0) : 0,
    close: () =>
      new Promise((/** @type {(value: void) => void} */ resolve) => {
        server.close(() => {
          resolve();
        });
        for (const socket of open) socket.destroy();
      }),
  };
}
