import { fieldError } from '@dispatch/domain/errors';
import { PAGE_DEFAULT } from '@dispatch/domain/limits';
import {
  type CallHandler,
  type ExecutionContext,
  Injectable,
  type NestInterceptor,
} from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { map, type Observable } from 'rxjs';

export interface PageRequest {
  readonly limit: number;
  readonly offset: number;
}

/** One page of a growing list; sent as a plain array, with the totals in headers. */
export class PageOf<T> {
  constructor(
    readonly records: readonly T[],
    readonly total: number,
    readonly page: PageRequest,
    /** Whether there may be more than `total`. */
    readonly isLeast = false,
  ) {}

  map<U>(change: (record: T) => U): PageOf<U> {
    return new PageOf(this.records.map(change), this.total, this.page, this.isLeast);
  }
}

/** Maximum length of a list without paging: years of jobs would exceed the server's memory. */
export const MOST_AT_ONCE = 10_000;

/** @throws AppError validation_failed on `limit` if the list is too long without paging */
export function assertWhole(total: number): void {
  if (total > MOST_AT_ONCE)
    throw fieldError('limit', 'needed_for_long_list', { max: MOST_AT_ONCE });
}

/** The requested page, or the first: for lists that are always paged. */
export function pageOrFirst(query: { limit?: number; offset?: number }): PageRequest {
  return pageRequest(query) ?? { limit: PAGE_DEFAULT, offset: 0 };
}

/** The requested page; null if the caller requests the whole list. */
export function pageRequest(query: { limit?: number; offset?: number }): PageRequest | null {
  if (query.limit === undefined && query.offset === undefined) return null;
  return { limit: query.limit ?? PAGE_DEFAULT, offset: query.offset ?? 0 };
}

function nextAddress(request: FastifyRequest, { limit, offset }: PageRequest): string {
  const address = new URL(request.url, 'http://localhost');
  address.searchParams.set('limit', String(limit));
  address.searchParams.set('offset', String(offset + limit));
  return address.pathname + address.search;
}

@Injectable()
export class PagingInterceptor implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const reply = context.switchToHttp().getResponse<FastifyReply>();
    return next.handle().pipe(
      map((answer: unknown) => {
        if (!(answer instanceof PageOf)) return answer;
        const { records, total, page, isLeast } = answer as PageOf<unknown>;
        void reply.header('X-Total-Count', String(total));
        if (isLeast) void reply.header('X-Total-Count-Relation', 'at-least');
        if (page.offset + records.length < total && records.length > 0)
          void reply.header('Link', `<${nextAddress(request, page)}>; rel="next"`);
        return records;
      }),
    );
  }
}
