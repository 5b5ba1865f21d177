import { compile } from '@fastify/proxy-addr';
import type { Settings } from '../../config/settings';

/** Whether an address is a proxy named by `TRUST_PROXY`; hop 0 is the connection's peer. */
export type TrustedHop = (address: string, hop: number) => boolean;

/** Given a number, Fastify trusts no proxy, so hops are counted here. */
export function trustedHops(trust: Settings['trustProxy']): TrustedHop {
  if (trust === false) return () => false;
  return typeof trust === 'number' ? (_address, hop) => hop < trust : compile([...trust]);
}
