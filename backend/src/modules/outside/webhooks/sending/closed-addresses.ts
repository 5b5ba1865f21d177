import { BlockList, isIP } from 'node:net';

/** The IPv6 range allocated to the public internet. Addresses that map or embed IPv4 are outside of it. */
const PUBLIC_IPV6 = '2000::/3';

/** Private and carrier networks, and those for special use. */
const CLOSED = {
  ipv4: [
    ...['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16'],
    ...['172.16.0.0/12', '192.0.0.0/24', '192.0.2.0/24', '192.88.99.0/24', '192.168.0.0/16'],
    ...['198.18.0.0/15', '198.51.100.0/24', '203.0.113.0/24', '224.0.0.0/4', '240.0.0.0/4'],
  ],
  // Within the public range: protocols such as Teredo, documentation, 6to4 and the former 6bone.
  ipv6: ['2001::/23', '2001:db8::/32', '2002::/16', '3ffe::/16', '3fff::/20'],
} as const;

function networks(family: 'ipv4' | 'ipv6', list: readonly string[]): BlockList {
  const block = new BlockList();
  for (const network of list) {
    const [address = '', bits] = network.split('/');
    block.addSubnet(address, Number(bits), family);
  }
  return block;
}

const closedIpv4 = networks('ipv4', CLOSED.ipv4);
const closedIpv6 = networks('ipv6', CLOSED.ipv6);
const publicIpv6 = networks('ipv6', [PUBLIC_IPV6]);

/** Whether it is an IP address of the public internet. */
export function isOpenAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !closedIpv4.check(address, 'ipv4');
  if (family === 0 || address.includes('%')) return false;
  return publicIpv6.check(address, 'ipv6') && !closedIpv6.check(address, 'ipv6');
}
