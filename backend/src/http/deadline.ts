import { AppError } from '@dispatch/domain/errors';
import type { FastifyRequest } from 'fastify';
import { type MonoTypeOperatorFunction, throwError, timeout } from 'rxjs';

/** No request waits longer; past it the answer is 503 with `Retry-After`. */
const REQUEST_DEADLINE_MS = 9_500;

const begun = new WeakMap<FastifyRequest, number>();

/** Counted from the first time that anybody asks, which is when the whole request has arrived. */
export function timeLeftFor(request: FastifyRequest): number {
  const now = performance.now();
  const start = begun.get(request) ?? now;
  begun.set(request, start);
  return Math.max(0, REQUEST_DEADLINE_MS - (now - start));
}

/** Counts anew from here, where a request has arrived only now. */
export function beginDeadline(request: FastifyRequest): void {
  begun.set(request, performance.now());
}

/** Ends the wait with 503 when the request, over all that it waits for, has taken too long. */
export function withinDeadline<T>(request: FastifyRequest): MonoTypeOperatorFunction<T> {
  return timeout({
    first: timeLeftFor(request),
    with: () => throwError(() => new AppError('database_unavailable')),
  });
}
