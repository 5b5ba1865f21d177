import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Tracing } from '../tracing/tracing';

/** Requests that stay open for hours, and those that machines send every few seconds. */
const UNTRACED: readonly (string | undefined)[] = [
  '/api/events',
  '/api/metrics',
  '/api/health/live',
  '/api/health/ready',
];

/** Continues within the request's trace and passes its id; null without a trace. */
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
  // Also called when the caller aborts the request.
  reply.raw.once('close', () => span.end(reply.statusCode));
  span.within(() => goOn(span.traceId));
}
