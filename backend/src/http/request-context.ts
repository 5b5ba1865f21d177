import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyInstance } from 'fastify';
import type { Tracing } from '../tracing/tracing';
import { givenRequestId } from './request-id';
import { traced } from './traced-request';

/** What is known of the request being answered, whoever sent it. */
interface RequestContext {
  readonly requestId: string;
  /** Null where the caller gave none, or ours is the same. */
  readonly callerRequestId: string | null;
  /** Null where the request is not traced. */
  readonly traceId: string | null;
  readonly address: string;
  /** What the program called itself. */
  readonly userAgent: string | null;
}

const storage = new AsyncLocalStorage<RequestContext>();

/** The request being answered, null outside of one. */
export function currentRequest(): RequestContext | null {
  return storage.getStore() ?? null;
}

/** Gives every request its context and its place in a trace, and tells the caller its id. */
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
