import { fieldError } from '@dispatch/domain/errors';
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';

const KEY = /^[\x21-\x7e]{1,255}$/;

/** @throws AppError validation_failed for an invalid key */
export function keyOf(request: FastifyRequest): string | null {
  const header = request.headers['idempotency-key'];
  if (header === undefined) return null;
  if (typeof header === 'string' && KEY.test(header)) return header;
  throw fieldError('Idempotency-Key', 'not_idempotency_key');
}

/** The request's `Idempotency-Key`, or null; for routes that detect repeats on their own. */
export const RequestKey = createParamDecorator((_: unknown, context: ExecutionContext) =>
  keyOf(context.switchToHttp().getRequest<FastifyRequest>()),
);
