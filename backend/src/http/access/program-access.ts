import { AppError } from '@dispatch/domain/errors';
import { namesPrice } from '@dispatch/domain/jobs/job-price';
import { can, type Permission } from '@dispatch/domain/people/permissions';
import { scopeFor } from '@dispatch/domain/people/scopes';
import type { FastifyRequest } from 'fastify';
import type { Actor } from './actor';

/**
 * A token is limited to its scopes and excluded from routes for people only.
 * @throws AppError not_for_tokens, token_scope_missing
 */
export function requireScope({ token }: Actor, permission: Permission, method: string): void {
  if (token === undefined) return;
  const scope = scopeFor(permission, method);
  if (scope === null) throw new AppError('not_for_tokens');
  if (!token.scopes.includes(scope)) throw new AppError('token_scope_missing', { scope });
}

/**
 * Without permission to read prices, a token may not write them: the answer could reveal the stored price.
 * @throws AppError token_scope_missing
 */
export function requirePriceScope(actor: Actor, { body, headers }: FastifyRequest): void {
  if (actor.token === undefined || can(actor, 'prices:read')) return;
  // Bodies of other types are files, which their own services check.
  if (headers['content-type']?.includes('json') === true && namesPrice(body))
    throw new AppError('token_scope_missing', { scope: 'prices:read' });
}
