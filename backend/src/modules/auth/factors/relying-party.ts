import type { FastifyRequest } from 'fastify';
import type { Settings } from '../../../config/settings';

/** The site to which passkeys are bound. */
export interface RelyingParty {
  /** Its host without a port. */
  readonly id: string;
  /** Scheme, host and port. */
  readonly origin: string;
}

/** The public address of the product; where nobody set one, the address that the request came to. */
export function relyingParty(request: FastifyRequest, { publicUrl }: Settings): RelyingParty {
  const origin = publicUrl ?? `${request.protocol}://${request.host}`;
  return { id: new URL(origin).hostname, origin };
}
