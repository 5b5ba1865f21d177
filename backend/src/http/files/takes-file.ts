import { applyDecorators, SetMetadata } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import { ApiBody, ApiConsumes } from '@nestjs/swagger';
import type { AppError, ErrorCode } from '@dispatch/domain/errors';

/** The files that a route accepts. */
export interface FileRule {
  /** Accepted declared media types; the file's reader checks the content. */
  readonly types: readonly string[];
  readonly maxBytes: number;
  readonly refusedType: ErrorCode;
  readonly tooLarge: () => AppError;
}

export const TAKES_FILE = 'takes-file';

/** The request's body is one raw file. The handler gets it by `@Received()`. */
export const TakesFile = (rule: FileRule) =>
  applyDecorators(
    SetMetadata(TAKES_FILE, rule),
    RouteConfig({ [TAKES_FILE]: true }),
    ApiConsumes(...rule.types),
    ApiBody({ required: true, schema: { type: 'string', format: 'binary' } }),
  );
