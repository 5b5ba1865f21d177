import { AppError } from '@dispatch/domain/errors';
import type { FastifyInstance, FastifyRequest } from 'fastify';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

function originHost(origin: string): string | null {
  return URL.canParse(origin) ? new URL(origin).host : null;
}

/** Whether another site's page caused the request; its session cookie then proves nothing. */
function isCrossSite(request: FastifyRequest): boolean {
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  const { origin } = request.headers;
  return origin !== undefined && originHost(origin) !== request.host;
}

/** Refuses unsafe cross-site requests unless they carry an Authorization header. */
export function refuseCrossSite(server: FastifyInstance): void {
  server.addHook('onRequest', (request, _reply, done) => {
    const trusted = SAFE_METHODS.has(request.method) || request.headers.authorization !== undefined;
    done(!trusted && isCrossSite(request) ? new AppError('cross_site_refused') : undefined);
  });
}
