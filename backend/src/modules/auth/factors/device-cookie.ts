import type { FastifyReply, FastifyRequest } from 'fastify';
import { HostCookie } from '../../../http/host-cookie';
import { REMEMBER_SECONDS } from './remembered-devices';

const cookie = new HostCookie('device');

/** The token that identifies a remembered browser. */
export function deviceTokenOf(request: FastifyRequest): string | null {
  return cookie.of(request);
}

export function setDeviceCookie(request: FastifyRequest, reply: FastifyReply, token: string): void {
  cookie.set(request, reply, token, REMEMBER_SECONDS);
}
