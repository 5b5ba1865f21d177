import { isIP } from 'node:net';
import type { Checked } from './environment-reader';
import type { DatabaseSettings } from './settings-types';

const DATABASE_PROBLEM =
  'must look like mysql://user:password@host:port/name (leave it out for the embedded database)';

/** `mysql://user:password@host:port/name`; user and password percent-encoded where needed. */
export function databaseUrl(text: string): Checked<DatabaseSettings> {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url === null || !['mysql:', 'mariadb:'].includes(url.protocol)) {
    return { problem: DATABASE_PROBLEM };
  }
  const name = decoded(url.pathname.slice(1));
  const user = decoded(url.username);
  const password = decoded(url.password);
  if (!name || name.includes('/') || !user || password === null || url.hostname === '') {
    return { problem: DATABASE_PROBLEM };
  }
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1');
  const port = url.port === '' ? 3306 : Number(url.port);
  return { value: { engine: 'mysql', host, port, user, password, name } };
}

export function redisUrl(text: string): Checked<string> {
  const url = URL.canParse(text) ? new URL(text) : null;
  return url !== null && ['redis:', 'rediss:'].includes(url.protocol) && url.hostname !== ''
    ? { value: text }
    : { problem: 'must look like redis://host:port' };
}

export function hexColor(text: string): Checked<string> {
  return /^#[0-9a-f]{6}$/i.test(text)
    ? { value: text.toUpperCase() }
    : { problem: 'must be a colour written #RRGGBB' };
}

export function timeZone(text: string): Checked<string> {
  try {
    // Offsets such as +05:00 pass Intl but know no daylight saving: the days would be wrong.
    if (/^[+-]/.test(text)) throw new RangeError();
    return {
      value: new Intl.DateTimeFormat('en-CA', { timeZone: text }).resolvedOptions().timeZone,
    };
  } catch {
    return { problem: 'must be the name of a time zone, such as America/Toronto' };
  }
}

/** A hop count or a comma-separated list of addresses and networks; `true` would trust anybody. */
export function trustProxy(text: string): Checked<false | number | readonly string[]> {
  const problem =
    'must be the number of proxies in front of the server or a list of their addresses; ' +
    'trusting everybody is refused';
  if (text === '0' || text.toLowerCase() === 'false' || text.toLowerCase() === 'off') {
    return { value: false };
  }
  if (/^[1-9]$/.test(text)) return { value: Number(text) };
  const addresses = text.split(',').map((address) => address.trim());
  return addresses.every(isAddressOrNetwork) ? { value: addresses } : { problem };
}

function isAddressOrNetwork(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/');
  const family = isIP(address);
  if (family === 0 || rest.length > 0) return false;
  if (bits === undefined) return true;
  // A network of length 0 is everybody.
  return /^[1-9]\d{0,2}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128);
}

/** The text without its percent-encoding; null when that is broken. */
function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
