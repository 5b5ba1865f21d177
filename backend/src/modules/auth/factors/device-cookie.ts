import type { FastifyReply, FastifyRequest } from 'fastify';
import { HostCookie } from '../../../http/host-cookie';
import { REMEMBER_SECONDS } from './remembered-devices';

const cookie = new HostCookie('device');

/** What names the browser of a request where it is remembered. */
export function deviceTokenOf(request: FastifyRequest): string | null {
  return cookie.of(request);
}

export function setDeviceCookie(request: FastifyRequest, reply: FastifyReply, token: string): void {
  cookie.set(request, reply, token, REMEMBER_SECONDS);
}
