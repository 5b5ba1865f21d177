import { BlockList, isIP } from 'node:net';

/** What is no address of the public internet: the networks of houses and providers, and those for special use. */
const CLOSED = {
  ipv4: [
    ...['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16'],
    ...['172.16.0.0/12', '192.0.0.0/24', '192.0.2.0/24', '192.88.99.0/24', '192.168.0.0/16'],
    ...['198.18.0.0/15', '198.51.100.0/24', '203.0.113.0/24', '224.0.0.0/4', '240.0.0.0/4'],
  ],
  ipv6: [
    ...['::/128', '::1/128', '64:ff9b::/96', '64:ff9b:1::/48', '100::/64', '2001::/23'],
    ...['2001:db8::/32', '2002::/16', 'fc00::/7', 'fe80::/10', 'fec0::/10', 'ff00::/8'],
  ],
} as const;

const closed = new BlockList();
for (const family of ['ipv4', 'ipv6'] as const)
  for (const network of CLOSED[family]) {
    const [address = '', bits] = network.split('/');
    closed.addSubnet(address, Number(bits), family);
  }

/** Whether it is an IP address, and one of the public internet. */
export function isOpenAddress(address: string): boolean {
  const family = isIP(address);
  return family !== 0 && !closed.check(address, family === 4 ? 'ipv4' : 'ipv6');
}
