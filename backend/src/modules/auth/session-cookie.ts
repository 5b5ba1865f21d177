import type { FastifyReply, FastifyRequest } from 'fastify';
import '@fastify/cookie';

const SECURE_NAME = '__Host-session';
/** Plain http (a LAN, development) cannot set `__Host-` cookies. */
const PLAIN_NAME = 'session';

function nameFor(request: FastifyRequest): string {
  return request.protocol === 'https' ? SECURE_NAME : PLAIN_NAME;
}

export function setSessionCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  token: string,
  maxAgeSeconds: number,
): void {
  void reply.setCookie(nameFor(request), token, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: request.protocol === 'https',
    maxAge: maxAgeSeconds,
  });
}

export function clearSessionCookie(request: FastifyRequest, reply: FastifyReply): void {
  void reply.clearCookie(nameFor(request), {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: request.protocol === 'https',
  });
}

/** The token of the browser's cookie, whatever else the request brings. */
export function cookieTokenOf(request: FastifyRequest): string | null {
  return request.cookies[nameFor(request)] ?? null;
}

/** The token a request brings: an Authorization header alone decides, otherwise the cookie. */
export function tokenOf(request: FastifyRequest): string | null {
  const { authorization } = request.headers;
  if (authorization !== undefined) return /^Bearer ([\w.-]+)$/i.exec(authorization)?.[1] ?? null;
  return cookieTokenOf(request);
}
