import type { FastifyReply, FastifyRequest } from 'fastify';
import { HostCookie } from '../../../http/host-cookie';
import { PENDING_SECONDS } from './pending-sign-ins';

const cookie = new HostCookie('sign-in');

export function setPendingCookie(request: FastifyRequest, reply: FastifyReply, sealed: string) {
  cookie.set(request, reply, sealed, PENDING_SECONDS);
}

/** Reads and deletes the cookie, because it is valid once. */
export function takePendingCookie(
  request: FastifyRequest,
  reply: FastifyReply,
): string | undefined {
  cookie.clear(request, reply);
  return cookie.of(request) ?? undefined;
}
