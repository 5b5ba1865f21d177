import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AsyncLocalStorage } from 'node:async_hooks';
import type { Tracing } from '../tracing/tracing';
import { givenRequestId } from './request-id';

/** Requests that stay open for hours, and those that machines send every few seconds. */
const UNTRACED: readonly (string | undefined)[] = [
  '/api/events',
  '/api/metrics',
  '/api/health/live',
  '/api/health/ready',
];

/** Continues within the request's trace and passes its id; null without a trace. */
function traced(
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

/** Facts about the current request, independent of its sender. */
interface RequestContext {
  readonly requestId: string;
  /** Null if the caller sent none, or if it equals ours. */
  readonly callerRequestId: string | null;
  /** Null if the request is not traced. */
  readonly traceId: string | null;
  readonly address: string;
  /** The program's user agent. */
  readonly userAgent: string | null;
}

const storage = new AsyncLocalStorage<RequestContext>();

/** The current request; null outside of one. */
export function currentRequest(): RequestContext | null {
  return storage.getStore() ?? null;
}

/** Sets each request's context and trace, and returns its id to the caller. */
export function keepRequestContext(server: FastifyInstance, tracing: Tracing | null): void {
  server.addHook('onRequest', (request, reply, done) => {
    void reply.header('X-Request-Id', request.id);
    const { id: requestId, ip: address, headers } = request;
    const given = givenRequestId(headers);
    const callerRequestId = given === requestId ? null : given;
    const userAgent = headers['user-agent'] ?? null;
    traced(tracing, request, reply, (traceId) => {
      storage.run({ requestId, callerRequestId, traceId, address, userAgent }, done);
    });
  });
}
