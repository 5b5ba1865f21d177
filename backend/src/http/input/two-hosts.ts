import { AppError } from '@dispatch/domain/errors';
import type { FastifyInstance } from 'fastify';

const isHost = (text: string, index: number) => index % 2 === 0 && text.toLowerCase() === 'host';

/** Of several `Host` headers Node uses the first, but a proxy may have used another. */
export function refuseTwoHosts(server: FastifyInstance): void {
  server.addHook('onRequest', ({ raw }, _reply, done) => {
    done(raw.rawHeaders.filter(isHost).length > 1 ? new AppError('validation_failed') : undefined);
  });
}
