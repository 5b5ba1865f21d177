import type { FastifyReply, FastifyRequest } from 'fastify';
import '@fastify/cookie';
import { PENDING_SECONDS } from './pending-sign-ins';

const NAME = 'sign-in';

/** Lax: it must come back when the provider sends the browser here. */
function optionsFor(request: FastifyRequest) {
  return {
    path: '/api/auth/oidc',
    httpOnly: true,
    sameSite: 'lax',
    secure: request.protocol === 'https',
  } as const;
}

export function setPendingCookie(request: FastifyRequest, reply: FastifyReply, sealed: string) {
  void reply.setCookie(NAME, sealed, { ...optionsFor(request), maxAge: PENDING_SECONDS });
}

/** Takes it away: it is good once. */
export function takePendingCookie(
  request: FastifyRequest,
  reply: FastifyReply,
): string | undefined {
  void reply.clearCookie(NAME, optionsFor(request));
  return request.cookies[NAME];
}
