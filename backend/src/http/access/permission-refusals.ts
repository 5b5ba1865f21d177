import type { FastifyRequest } from 'fastify';

/** Writes down who was refused for lack of permission. Never fails: the answer goes out regardless. */
export abstract class PermissionRefusals {
  abstract record(request: FastifyRequest): Promise<void>;
}
