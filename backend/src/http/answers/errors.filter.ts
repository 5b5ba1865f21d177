import { AppError, type ErrorCode } from '@dispatch/domain/errors';
import {
  type ArgumentsHost,
  Catch,
  type ExceptionFilter,
  HttpException,
  Logger,
} from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { PermissionRefusals } from '../access/permission-refusals';

const RETRY_AFTER_SECONDS = 1;

const CODE_OF_STATUS: Record<number, ErrorCode> = {
  400: 'malformed_json',
  401: 'not_signed_in',
  403: 'forbidden',
  404: 'not_found',
  405: 'method_not_allowed',
  413: 'too_large',
  415: 'unsupported_media_type',
};

/** Errors that refuse a permission to an identified caller. */
const LACKS_PERMISSION: readonly ErrorCode[] = [
  'forbidden',
  'not_for_tokens',
  'token_scope_missing',
];

/** Fastify's own errors (body too large, malformed JSON) carry only a status. */
function statusOf(error: unknown): number {
  if (error instanceof HttpException) return error.getStatus();
  if (typeof error === 'object' && error !== null && 'statusCode' in error)
    return Number(error.statusCode);
  return 500;
}

function asAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  return new AppError(CODE_OF_STATUS[statusOf(error)] ?? 'internal', undefined, { cause: error });
}

function retryAfter(error: AppError): number | null {
  const { data } = error;
  if (typeof data === 'object' && data !== null && 'retryAfterSeconds' in data)
    return Number(data.retryAfterSeconds);
  return error.status === 503 || error.code === 'idempotency_in_flight'
    ? RETRY_AFTER_SECONDS
    : null;
}

/** The error's data that is returned with it: the current record, or the server's missing dependencies. */
function toldFacts({ data }: AppError): { current?: unknown; dependencies?: unknown } {
  if (typeof data !== 'object' || data === null) return {};
  return {
    ...('current' in data ? { current: data.current } : {}),
    ...('dependencies' in data ? { dependencies: data.dependencies } : {}),
  };
}

/** Converts every error to an answer; no internal details leave the server. */
@Catch()
export class ErrorsFilter implements ExceptionFilter {
  private readonly logger = new Logger('Errors');

  constructor(private readonly refusals: PermissionRefusals) {}

  catch(thrown: unknown, host: ArgumentsHost): void {
    const request = host.switchToHttp().getRequest<FastifyRequest>();
    const reply = host.switchToHttp().getResponse<FastifyReply>();
    const error = asAppError(thrown);
    if (error.code === 'internal') {
      const cause = error.cause ?? thrown;
      this.logger.error(
        `${request.method} ${request.routeOptions.url ?? ''} ${request.id}: ${cause instanceof Error ? (cause.stack ?? cause.message) : String(cause)}`,
      );
    }
    if (LACKS_PERMISSION.includes(error.code))
      void this.refusals.record(request).then(() => this.answer(error, request, reply));
    else this.answer(error, request, reply);
  }

  private answer(error: AppError, request: FastifyRequest, reply: FastifyReply): void {
    if (reply.raw.headersSent) {
      reply.raw.destroy();
      return;
    }
    const wait = retryAfter(error);
    if (wait !== null) void reply.header('Retry-After', String(wait));
    void reply.status(error.status).send({
      statusCode: error.status,
      code: error.code,
      message: error.message,
      ...(error.params === undefined ? {} : { params: error.params }),
      ...(error.details === undefined ? {} : { details: error.details }),
      ...toldFacts(error),
      requestId: request.id,
    });
  }
}
