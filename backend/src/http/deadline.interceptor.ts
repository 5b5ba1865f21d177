import {
  type CallHandler,
  type ExecutionContext,
  Injectable,
  type NestInterceptor,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyRequest } from 'fastify';
import type { Observable } from 'rxjs';
import { Settings } from '../config/settings';
import { COMMIT_MS, withTimeLimit } from '../database/transactions/time-limit';
import { beginDeadline, OWN_DEADLINE, timeLeftFor, withinDeadline } from './deadline';

/** Limits the handler's time to the rest of the request's deadline, or to the route's own. */
@Injectable()
export class DeadlineInterceptor implements NestInterceptor {
  constructor(
    private readonly reflector: Reflector,
    private readonly settings: Settings,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const own = this.reflector.get<number | undefined>(OWN_DEADLINE, context.getHandler());
    if (own !== undefined) beginDeadline(request, own);
    const { requestMs } = this.settings;
    const handling = withTimeLimit(timeLeftFor(request, requestMs) - COMMIT_MS, () =>
      next.handle(),
    );
    return handling.pipe(withinDeadline(request, requestMs));
  }
}
