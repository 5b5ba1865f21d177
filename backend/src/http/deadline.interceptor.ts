import {
  type CallHandler,
  type ExecutionContext,
  Injectable,
  type NestInterceptor,
} from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { Observable } from 'rxjs';
import { withTimeLimit } from '../database/time-limit';
import { timeLeftFor, withinDeadline } from './deadline';

/** What a commit may take before its request is answered. */
const COMMIT_MS = 500;

/** Bounds the work of a request by what its guard has left of the deadline. */
@Injectable()
export class DeadlineInterceptor implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const handling = withTimeLimit(timeLeftFor(request) - COMMIT_MS, () => next.handle());
    return handling.pipe(withinDeadline(request));
  }
}
