import { AppError } from '@dispatch/domain/errors';
import { SetMetadata } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { type MonoTypeOperatorFunction, throwError, timeout } from 'rxjs';

export const OWN_DEADLINE = 'own deadline';

/** For a route whose work takes longer than a request usually may. */
export const TakesUpTo = (ms: number) => SetMetadata(OWN_DEADLINE, ms);

const ends = new WeakMap<FastifyRequest, number>();

/** Counted from the first time that anybody asks, which is when the whole request has arrived; `ms` in all. */
export function timeLeftFor(request: FastifyRequest, ms: number): number {
  const end = ends.get(request) ?? beginDeadline(request, ms);
  return Math.max(0, end - performance.now());
}

/** Counts anew from here, where a request has arrived only now or its route may take longer. Answers the end. */
export function beginDeadline(request: FastifyRequest, ms: number): number {
  const end = performance.now() + ms;
  ends.set(request, end);
  return end;
}

/** Ends the wait with 503 when the request, over all that it waits for, has taken too long. */
export function withinDeadline<T>(
  request: FastifyRequest,
  ms: number,
): MonoTypeOperatorFunction<T> {
  return timeout({
    first: timeLeftFor(request, ms),
    with: () => throwError(() => new AppError('database_unavailable')),
  });
}
