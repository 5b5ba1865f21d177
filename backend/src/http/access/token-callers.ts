import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Caller } from './actor';

/** Finds who acts by the token of a program, and bounds how often it asks. */
export abstract class TokenCallers {
  /** @throws AppError token_refused, too_many_requests */
  abstract callerOf(secret: string, request: FastifyRequest, reply: FastifyReply): Promise<Caller>;
}

/** The token of a program that the request brings, null where it brings a session or nothing. */
export function programTokenOf({ headers }: FastifyRequest): string | null {
  return /^Bearer (vdt_\w*)$/i.exec(headers.authorization ?? '')?.[1] ?? null;
}
