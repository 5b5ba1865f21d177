import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Tracing } from '../tracing/tracing';

/** Those that are open for hours, and those that machines ask every few seconds. */
const UNTRACED: readonly (string | undefined)[] = [
  '/api/events',
  '/api/metrics',
  '/api/health/live',
  '/api/health/ready',
];

/** Goes on as a part of the request's trace, whose id it is handed; null where there is none. */
export function traced(
  tracing: Tracing | null,
  request: FastifyRequest,
  reply: FastifyReply,
  goOn: (traceId: string | null) => void,
): void {
  const { method, id: requestId, headers } = request;
  const route = request.routeOptions.url;
  if (tracing === null || UNTRACED.includes(route)) {
    goOn(null);
    return;
  }
  const span = tracing.begin({ method, route, requestId, headers });
  // Also of a request that its caller gave up.
  reply.raw.once('close', () => span.end(reply.statusCode));
  span.within(() => goOn(span.traceId));
}
