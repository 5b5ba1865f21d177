import { AppError } from '@dispatch/domain/errors';
import {
  type CallHandler,
  type ExecutionContext,
  Injectable,
  type NestInterceptor,
} from '@nestjs/common';
import { type Observable, throwError, timeout } from 'rxjs';

/** No request waits longer; past it the answer is 503 with `Retry-After`. */
export const REQUEST_DEADLINE_MS = 9_500;

@Injectable()
export class DeadlineInterceptor implements NestInterceptor {
  intercept(_context: ExecutionContext, next: CallHandler): Observable<unknown> {
    return next.handle().pipe(
      timeout({
        first: REQUEST_DEADLINE_MS,
        with: () => throwError(() => new AppError('database_unavailable')),
      }),
    );
  }
}
