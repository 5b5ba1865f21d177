import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyInstance } from 'fastify';

interface RequestContext {
  readonly requestId: string;
}

const storage = new AsyncLocalStorage<RequestContext>();

/** The id of the request being answered, null outside of one. */
export function currentRequestId(): string | null {
  return storage.getStore()?.requestId ?? null;
}

/** Gives every request its context and tells the caller its id. */
export function keepRequestContext(server: FastifyInstance): void {
  server.addHook('onRequest', (request, reply, done) => {
    void reply.header('X-Request-Id', request.id);
    storage.run({ requestId: request.id }, done);
  });
}
