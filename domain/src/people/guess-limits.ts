/** Failures allowed without delay: for one account, and for several accounts from one network. */
export const FREE_GUESSES = { account: 8, network: 16 } as const;

/** Most failures of one account that count against its network, so that one user's typos do not block an office. */
export const COUNTED_OF_ACCOUNT = 3;

const FIRST_WAIT_MS = 2_000;
const LONGEST_WAIT_MS = 15 * 60_000;

/** Failures are forgotten this long after the last one. */
export const GUESS_MEMORY_MS = 60 * 60_000;

/** A network is unknown again if the user has not signed in from it for this long. */
export const KNOWN_NETWORK_DAYS = 90;

/** Delay in milliseconds after this many failures: zero while they are free, then doubling up to 15 minutes. */
export function guessWait(failures: number, free: number): number {
  if (failures <= free) return 0;
  return Math.min(FIRST_WAIT_MS * 2 ** (failures - free - 1), LONGEST_WAIT_MS);
}

const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/** The network of an address: a whole IPv4 address, or the /56 of an IPv6 address. */
export function networkOf(address: string): string {
  const ipv4 = MAPPED.exec(address)?.[1] ?? (address.includes(':') ? null : address);
  if (ipv4 !== null) return ipv4;
  const [head = '', tail = ''] = address.toLowerCase().split('::');
  const front = groupsOf(head);
  const back = groupsOf(tail);
  const middle = Array<number>(Math.max(0, 8 - front.length - back.length)).fill(0);
  const [a = 0, b = 0, c = 0, d = 0] = [...front, ...middle, ...back];
  return `${[a, b, c, d & 0xff00].map((group) => group.toString(16)).join(':')}::/56`;
}

function groupsOf(part: string): number[] {
  return part === '' ? [] : part.split(':').map((group) => Number.parseInt(group, 16) || 0);
}
