import { isIP } from 'node:net';
import { isOpenAddress } from './closed-addresses';

/** The host name or IP address of a URL, without the brackets of IPv6. */
export function hostOf({ hostname }: URL): string {
  return hostname.toLowerCase().replace(/^\[(.*)\]$/, '$1');
}

/**
 * The reason why an address is rejected by its text. The resolved IP address is checked on connection. Plain http is
 * only allowed for hosts in `insideHosts`, on the company's own network.
 */
export function addressProblem(
  text: string,
  insideHosts: readonly string[],
): 'not_webhook_address' | 'inside_address' | null {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url === null || !['https:', 'http:'].includes(url.protocol)) return 'not_webhook_address';
  if (url.username + url.password !== '') return 'not_webhook_address';
  if (insideHosts.includes(hostOf(url))) return null;
  if (url.protocol !== 'https:') return 'not_webhook_address';
  const isClosed = isIP(hostOf(url)) !== 0 && !isOpenAddress(hostOf(url));
  return isClosed || hostOf(url) === 'localhost' ? 'inside_address' : null;
}

/** The address for a log: query values are removed, because they may be keys. */
export function withoutValues(text: string): string {
  const url = new URL(text);
  for (const name of [...new Set(url.searchParams.keys())]) url.searchParams.set(name, '…');
  return url.href.replaceAll('%E2%80%A6', '…');
}
