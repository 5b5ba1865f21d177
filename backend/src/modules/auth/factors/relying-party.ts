import type { FastifyRequest } from 'fastify';
import type { Settings } from '../../../config/settings';

/** The site that passkeys are bound to. */
export interface RelyingParty {
  /** Its host without a port. */
  readonly id: string;
  /** Scheme, host and port. */
  readonly origin: string;
}

/** The product's public address, or the request's own address if none is configured. */
export function relyingParty(request: FastifyRequest, { publicUrl }: Settings): RelyingParty {
  const origin = publicUrl ?? `${request.protocol}://${request.host}`;
  return { id: new URL(origin).hostname, origin };
}
