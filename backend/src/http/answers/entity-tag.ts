import { fieldError } from '@dispatch/domain/errors';
import {
  type CallHandler,
  createParamDecorator,
  type ExecutionContext,
  Injectable,
  type NestInterceptor,
} from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { map, type Observable } from 'rxjs';

/** The version in `If-Match`; null if the caller requests no check. */
export const IfMatch = createParamDecorator(
  (_: unknown, context: ExecutionContext): number | null => {
    const header = context.switchToHttp().getRequest<FastifyRequest>().headers['if-match'];
    if (header === undefined || header.trim() === '*') return null;
    const match = /^(?:W\/)?"([1-9]\d{0,9})"$/.exec(header.trim());
    if (match === null) throw fieldError('If-Match', 'not_entity_tag');
    return Number(match[1]);
  },
);

function versionOf(answer: unknown): number | null {
  if (typeof answer !== 'object' || answer === null || !('version' in answer)) return null;
  return typeof answer.version === 'number' ? answer.version : null;
}

/** Answers with one versioned record carry its version as ETag. */
@Injectable()
export class EntityTagInterceptor implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const reply = context.switchToHttp().getResponse<FastifyReply>();
    return next.handle().pipe(
      map((answer: unknown) => {
        const version = versionOf(answer);
        if (version !== null) void reply.header('ETag', `"${version}"`);
        return answer;
      }),
    );
  }
}
