import type { FastifyReply, FastifyRequest } from 'fastify';
import '@fastify/cookie';
import { REMEMBER_SECONDS } from './remembered-devices';

/** Plain http (a LAN, development) cannot set `__Host-` cookies. */
function nameFor(request: FastifyRequest): string {
  return request.protocol === 'https' ? '__Host-device' : 'device';
}

/** What names the browser of a request where it is remembered. */
export function deviceTokenOf(request: FastifyRequest): string | null {
  return request.cookies[nameFor(request)] ?? null;
}

export function setDeviceCookie(request: FastifyRequest, reply: FastifyReply, token: string): void {
  void reply.setCookie(nameFor(request), token, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: request.protocol === 'https',
    maxAge: REMEMBER_SECONDS,
  });
}
