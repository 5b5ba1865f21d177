import {
  type CallHandler,
  type ExecutionContext,
  Injectable,
  type NestInterceptor,
} from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { Observable } from 'rxjs';
import { COMMIT_MS, withTimeLimit } from '../database/transactions/time-limit';
import { timeLeftFor, withinDeadline } from './deadline';

/** Bounds the work of a request by what its guard has left of the deadline. */
@Injectable()
export class DeadlineInterceptor implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const handling = withTimeLimit(timeLeftFor(request) - COMMIT_MS, () => next.handle());
    return handling.pipe(withinDeadline(request));
  }
}
