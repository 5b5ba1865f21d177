import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Caller } from './actor';

/** Identifies the caller of an API token and limits its request rate. */
export abstract class TokenCallers {
  /** @throws AppError token_refused, too_many_requests */
  abstract callerOf(secret: string, request: FastifyRequest, reply: FastifyReply): Promise<Caller>;
}

/** The request's API token; null for a session or no credentials. */
export function programTokenOf({ headers }: FastifyRequest): string | null {
  return /^Bearer (vdt_\w*)$/i.exec(headers.authorization ?? '')?.[1] ?? null;
}
