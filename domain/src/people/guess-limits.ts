/** How many failures are free before guessing must wait: at one account, and at several accounts from one network. */
export const FREE_GUESSES = { account: 8, network: 16 } as const;

/** Of one account a network counts no more failures than these: one person who mistypes does not stop an office. */
export const COUNTED_OF_ACCOUNT = 3;

const FIRST_WAIT_MS = 2_000;
const LONGEST_WAIT_MS = 15 * 60_000;

/** Failures are forgotten this long after the last one. */
export const GUESS_MEMORY_MS = 60 * 60_000;

/** A network where a person has not signed in for this long is a stranger again. */
export const KNOWN_NETWORK_DAYS = 90;

/** Milliseconds to wait after so many failures: none while they are free, then doubling up to 15 minutes. */
export function guessWait(failures: number, free: number): number {
  if (failures <= free) return 0;
  return Math.min(FIRST_WAIT_MS * 2 ** (failures - free - 1), LONGEST_WAIT_MS);
}

const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/** The network of an address: the whole of an IPv4 address, the /56 of an IPv6 one. */
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
