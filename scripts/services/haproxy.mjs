/** The load balancer for nodes and replicas of a cluster. */

/** @type {import('./binaries.mjs').Program} */
export const HAPROXY = {
  title: 'HAProxy',
  names: ['haproxy'],
  debianPackage: 'haproxy',
  override: 'HAPROXY_PATH',
};
