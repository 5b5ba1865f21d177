import { fieldError } from '@dispatch/domain/errors';
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';

const KEY = /^[\x21-\x7e]{1,255}$/;

/** @throws AppError validation_failed where it is none */
export function keyOf(request: FastifyRequest): string | null {
  const header = request.headers['idempotency-key'];
  if (header === undefined) return null;
  if (typeof header === 'string' && KEY.test(header)) return header;
  throw fieldError('Idempotency-Key', 'not_idempotency_key');
}

/** The `Idempotency-Key` of the request, null without one; for routes that know repeats by themselves. */
export const RequestKey = createParamDecorator((_: unknown, context: ExecutionContext) =>
  keyOf(context.switchToHttp().getRequest<FastifyRequest>()),
);
