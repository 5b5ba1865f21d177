import type { Readable } from 'node:stream';
import { AppError } from '@dispatch/domain/errors';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { TAKES_FILE } from './takes-file';

function takesFile({ routeOptions }: FastifyRequest): boolean {
  return TAKES_FILE in routeOptions.config;
}

/** Leaves an upload's body unread until the guards have checked its sender. Other routes accept only JSON. */
export function takeFiles(server: FastifyInstance): void {
  server.addContentTypeParser('*', (request, body: Readable, done) => {
    const isLeft = request.is404 || takesFile(request);
    done(isLeft ? null : new AppError('unsupported_media_type'), body);
  });
}
