import type { FastifyRequest } from 'fastify';
import { deviceTokenOf } from '../factors/device-cookie';
import type { GuessOrigin } from './known-places';

export function guessOriginOf(request: FastifyRequest): GuessOrigin {
  return { address: request.ip, deviceToken: deviceTokenOf(request) };
}
