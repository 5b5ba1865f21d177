import { AppError } from '@dispatch/domain/errors';
import type { FastifyInstance } from 'fastify';

const isHost = (text: string, index: number) => index % 2 === 0 && text.toLowerCase() === 'host';

/** Node takes the first of several `Host` headers, and a proxy in front may have taken another one. */
export function refuseTwoHosts(server: FastifyInstance): void {
  server.addHook('onRequest', ({ raw }, _reply, done) => {
    done(raw.rawHeaders.filter(isHost).length > 1 ? new AppError('validation_failed') : undefined);
  });
}
