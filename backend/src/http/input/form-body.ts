import { applyDecorators } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import { ApiConsumes } from '@nestjs/swagger';
import { AppError } from '@dispatch/domain/errors';
import type { FastifyInstance } from 'fastify';

const FORM = 'application/x-www-form-urlencoded';
const FORM_LIMIT = 32 * 1024;
const TAKES_FORM = 'takes-form';

/**
 * For third-party programs that only send forms. Another site's page can send one too, so such a route trusts no
 * cookie.
 */
export const TakesForm = () =>
  applyDecorators(RouteConfig({ [TAKES_FORM]: true }), ApiConsumes(FORM));

/** Parses forms on routes that accept them; other routes refuse. If a field repeats, the last value counts. */
export function takeForms(server: FastifyInstance): void {
  server.addContentTypeParser(
    FORM,
    { parseAs: 'string', bodyLimit: FORM_LIMIT },
    (request, body, done) => {
      const isTaken = TAKES_FORM in request.routeOptions.config;
      if (!isTaken && !request.is404) done(new AppError('unsupported_media_type'));
      else done(null, Object.fromEntries(new URLSearchParams(body.toString())));
    },
  );
}
