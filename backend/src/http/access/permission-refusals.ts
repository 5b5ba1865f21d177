import type { FastifyRequest } from 'fastify';

/** Records refusals for lack of permission. Never fails: the answer is sent in any case. */
export abstract class PermissionRefusals {
  abstract record(request: FastifyRequest): Promise<void>;
}
