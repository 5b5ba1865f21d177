import { createHash } from 'node:crypto';
import {
  type CallHandler,
  type ExecutionContext,
  Injectable,
  type NestInterceptor,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { firstValueFrom, from, type Observable } from 'rxjs';
import { type Caller, callerOf, visibilityOf } from '../access/actor';
import { Idempotency } from './idempotency';
import { keyOf } from './idempotency-key';
import { KEEPS_NO_ANSWER, OWN_REPEATS } from './keeps-no-answer';
import type { KeyedRequest } from './stored-key.queries';

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');

function keyedBy({ actor }: Caller, key: string, request: FastifyRequest): KeyedRequest {
  return {
    ...{ userId: actor.userId, key, visibility: hashOf(visibilityOf(actor)) },
    requestHash: hashOf(JSON.stringify([request.method, request.url, request.body])),
  };
}

/** Supports `Idempotency-Key` on every POST of a signed-in user: a repeat gets the first answer. */
@Injectable()
export class IdempotencyInterceptor implements NestInterceptor {
  constructor(
    private readonly idempotency: Idempotency,
    private readonly reflector: Reflector,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const caller = callerOf(request);
    if (request.method !== 'POST' || caller === null) return next.handle();
    const key = keyOf(request);
    const isLeft = [KEEPS_NO_ANSWER, OWN_REPEATS].some(
      (mark) => this.reflector.get<true | undefined>(mark, context.getHandler()) === true,
    );
    if (key === null || isLeft) return next.handle();
    const reply = context.switchToHttp().getResponse<FastifyReply>();
    return from(
      this.idempotency
        .once(keyedBy(caller, key, request), async () => ({
          body: await firstValueFrom(next.handle()),
          statusCode: reply.statusCode,
        }))
        .then((answer) => {
          void reply.status(answer.statusCode);
          if (answer.replayed) void reply.header('Idempotency-Replayed', 'true');
          return answer.body;
        }),
    );
  }
}
