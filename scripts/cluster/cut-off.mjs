/** A node that the other nodes no longer reach, while its clients still do. */
import { canFilter, filter } from './iptables.mjs';

const INCOMING = { table: 'filter', chain: 'INPUT' };

/** Whether this machine can cut a node off. */
export const canCutOff = () => canFilter(INCOMING);

/**
 * @param {import('./galera-node.mjs').NodePlace} node
 * @param {import('./galera-node.mjs').NodePlace[]} all
 * @returns {() => void} lets it reach the others again; safe to call twice
 */
export function cutOff(node, all) {
  const others = all.filter(({ name }) => name !== node.name);
  // The nodes speak to each other from their own addresses, and clients from another one.
  return filter(
    INCOMING,
    others.flatMap(({ host }) => [
      ['-p', 'tcp', '-s', node.host, '-d', host, '-j', 'DROP'],
      ['-p', 'tcp', '-s', host, '-d', node.host, '-j', 'DROP'],
    ]),
  );
}
