import { AppError } from '@dispatch/domain/errors';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { HEADERS_OF_REFUSAL } from '../security-headers';

/**
 * Answers a URL that cannot be decoded, which reaches neither a route nor a hook. Fastify would echo the URL in its own
 * error format.
 */
export function refuseBadAddress(
  _error: FastifyError,
  request: Pick<FastifyRequest, 'id'>,
  reply: Pick<FastifyReply, 'status'>,
): void {
  const { status: statusCode, code, message } = new AppError('invalid_id');
  void reply
    .status(statusCode)
    .headers({ 'X-Request-Id': request.id, ...HEADERS_OF_REFUSAL })
    .send({ statusCode, code, message, requestId: request.id });
}

const isHost = (text: string, index: number) => index % 2 === 0 && text.toLowerCase() === 'host';

/** Of several `Host` headers Node uses the first, but a proxy may have used another. */
export function refuseTwoHosts(server: FastifyInstance): void {
  server.addHook('onRequest', ({ raw }, _reply, done) => {
    done(raw.rawHeaders.filter(isHost).length > 1 ? new AppError('validation_failed') : undefined);
  });
}
