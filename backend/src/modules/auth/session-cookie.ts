import type { FastifyReply, FastifyRequest } from 'fastify';
import { HostCookie } from '../../http/host-cookie';

const cookie = new HostCookie('session');

export function setSessionCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  token: string,
  maxAgeSeconds: number,
): void {
  cookie.set(request, reply, token, maxAgeSeconds);
}

/**
 * Takes the session from the browser, with the pictures and papers that it cached. Never `"storage"`: that would
 * delete what a driver has not sent yet. A visitor without a session keeps the cached scripts.
 */
export function clearSessionCookie(request: FastifyRequest, reply: FastifyReply): void {
  cookie.clear(request, reply);
  if (tokenOf(request) !== null) void reply.header('Clear-Site-Data', '"cache"');
}

/** The token of the browser's cookie, whatever else the request brings. */
export function cookieTokenOf(request: FastifyRequest): string | null {
  return cookie.of(request);
}

/** The token a request brings: an Authorization header alone decides, otherwise the cookie. */
export function tokenOf(request: FastifyRequest): string | null {
  const { authorization } = request.headers;
  if (authorization !== undefined) return /^Bearer ([\w.-]+)$/i.exec(authorization)?.[1] ?? null;
  return cookieTokenOf(request);
}
