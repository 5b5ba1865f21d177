import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import type { TrustedHop } from './access/trusted-proxies';

const VALID = /^[\w.-]{8,64}$/;

/** The id assigned by a caller or proxy; null if missing or invalid. */
export function givenRequestId(headers: IncomingHttpHeaders): string | null {
  const given = headers['x-request-id'];
  return typeof given === 'string' && VALID.test(given) ? given : null;
}

/** The audit log shows this id, so a caller must not choose it: only a trusted proxy's id is used. */
export function requestId({ headers, socket }: IncomingMessage, isProxy: TrustedHop): string {
  const given = isProxy(socket.remoteAddress ?? '', 0) ? givenRequestId(headers) : null;
  return given ?? randomUUID();
}
