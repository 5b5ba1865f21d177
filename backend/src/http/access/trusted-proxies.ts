import { compile } from '@fastify/proxy-addr';
import type { Settings } from '../../config/settings';

/** Whether an address is a proxy that `TRUST_PROXY` names; hop 0 is the other end of the connection. */
export type TrustedHop = (address: string, hop: number) => boolean;

/** Fastify itself trusts no one when given a number, so the hops are counted here. */
export function trustedHops(trust: Settings['trustProxy']): TrustedHop {
  if (trust === false) return () => false;
  return typeof trust === 'number' ? (_address, hop) => hop < trust : compile([...trust]);
}
