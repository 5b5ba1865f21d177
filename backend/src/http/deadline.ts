import { AppError } from '@dispatch/domain/errors';
import { SetMetadata } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { type MonoTypeOperatorFunction, throwError, timeout } from 'rxjs';

export const OWN_DEADLINE = 'own deadline';

/** For a route that may take longer than the default deadline. */
export const TakesUpTo = (ms: number) => SetMetadata(OWN_DEADLINE, ms);

const ends = new WeakMap<FastifyRequest, number>();

/** Time left of `ms`, counted from the first call for this request, which is when all of it has arrived. */
export function timeLeftFor(request: FastifyRequest, ms: number): number {
  const end = ends.get(request) ?? beginDeadline(request, ms);
  return Math.max(0, end - performance.now());
}

/** Restarts the deadline when an upload has arrived or a route may take longer. Returns the end. */
export function beginDeadline(request: FastifyRequest, ms: number): number {
  const end = performance.now() + ms;
  ends.set(request, end);
  return end;
}

/** Fails with 503 when the request's total time exceeds its deadline. */
export function withinDeadline<T>(
  request: FastifyRequest,
  ms: number,
): MonoTypeOperatorFunction<T> {
  return timeout({
    first: timeLeftFor(request, ms),
    with: () => throwError(() => new AppError('database_unavailable')),
  });
}
