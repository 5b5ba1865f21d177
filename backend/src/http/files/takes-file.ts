import { applyDecorators, SetMetadata } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import { ApiBody, ApiConsumes } from '@nestjs/swagger';
import type { AppError, ErrorCode } from '@dispatch/domain/errors';

/** Which files a route takes. */
export interface FileRule {
  /** Media types that may be declared; what the file really is, its reader finds out. */
  readonly types: readonly string[];
  readonly maxBytes: number;
  readonly refusedType: ErrorCode;
  readonly tooLarge: () => AppError;
}

export const TAKES_FILE = 'takes-file';

/** The body of the request is one file as it is, without a wrapping. The handler gets it by `@Received()`. */
export const TakesFile = (rule: FileRule) =>
  applyDecorators(
    SetMetadata(TAKES_FILE, rule),
    RouteConfig({ [TAKES_FILE]: true }),
    ApiConsumes(...rule.types),
    ApiBody({ required: true, schema: { type: 'string', format: 'binary' } }),
  );
