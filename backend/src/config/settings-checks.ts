import { isIP } from 'node:net';
import { isRole, type Role, ROLES } from '@dispatch/domain/people/permissions';
import type { Checked } from './environment-reader';

/** The product's URL without a path: 'https://dispatch.example.com'. */
export function publicUrl(text: string): Checked<string> {
  const url = URL.canParse(text) ? new URL(text) : null;
  const isPlain = url !== null && url.pathname === '/' && url.search + url.hash === '';
  return isPlain && ['http:', 'https:'].includes(url.protocol) && url.username === ''
    ? { value: url.origin }
    : { problem: 'must look like https://dispatch.example.com, without a path' };
}

/** Comma-separated roles. */
export function roleList(text: string): Checked<readonly Role[]> {
  const names = text.split(',').map((name) => name.trim());
  const roles = names.filter(isRole);
  return roles.length === names.length
    ? { value: roles }
    : { problem: `must be a list of ${ROLES.join(', ')}` };
}

export function hexColor(text: string): Checked<string> {
  return /^#[0-9a-f]{6}$/i.test(text)
    ? { value: text.toUpperCase() }
    : { problem: 'must be a colour written #RRGGBB' };
}

export function timeZone(text: string): Checked<string> {
  try {
    // Intl accepts offsets such as +05:00, but they have no daylight saving time: the days would be wrong.
    if (/^[+-]/.test(text)) throw new RangeError();
    return {
      value: new Intl.DateTimeFormat('en-CA', { timeZone: text }).resolvedOptions().timeZone,
    };
  } catch {
    return { problem: 'must be the name of a time zone, such as America/Toronto' };
  }
}

/** A hop count or a comma-separated list of addresses and networks; `true` would trust every caller. */
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
  // A network of length 0 includes every address.
  return /^[1-9]\d{0,2}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128);
}
