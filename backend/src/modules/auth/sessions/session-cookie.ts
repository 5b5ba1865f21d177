import type { FastifyReply, FastifyRequest } from 'fastify';
import { HostCookie } from '../../../http/host-cookie';

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
 * Clears the session cookie and the browser's cache of pictures and documents. Never clears `"storage"`, which would
 * delete a driver's unsent work. A visitor without a session keeps the cached scripts.
 */
export function clearSessionCookie(request: FastifyRequest, reply: FastifyReply): void {
  cookie.clear(request, reply);
  if (tokenOf(request) !== null) void reply.header('Clear-Site-Data', '"cache"');
}

/** The token in the browser's cookie, regardless of other headers. */
export function cookieTokenOf(request: FastifyRequest): string | null {
  return cookie.of(request);
}

/** The request's token: from the Authorization header if present, otherwise from the cookie. */
export function tokenOf(request: FastifyRequest): string | null {
  const { authorization } = request.headers;
  if (authorization !== undefined) return /^Bearer ([\w.-]+)$/i.exec(authorization)?.[1] ?? null;
  return cookieTokenOf(request);
}
