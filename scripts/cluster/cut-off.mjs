/** A node that is unreachable for the other nodes, but not for its clients. */
import { canFilter, filter } from './iptables.mjs';

const INCOMING = { table: 'filter', chain: 'INPUT' };

/** Whether this machine can isolate a node. */
export const canCutOff = () => canFilter(INCOMING);

/**
 * @param {import('./galera-node.mjs').NodePlace} node
 * @param {import('./galera-node.mjs').NodePlace[]} all
 * @returns {() => void} reconnects the node; safe to call twice
 */
export function cutOff(node, all) {
  const others = all.filter(({ name }) => name !== node.name);
  // The nodes use their own addresses among themselves; clients use another one.
  return filter(
    INCOMING,
    others.flatMap(({ host }) => [
      ['-p', 'tcp', '-s', node.host, '-d', host, '-j', 'DROP'],
      ['-p', 'tcp', '-s', host, '-d', node.host, '-j', 'DROP'],
    ]),
  );
}
