import { AppError } from '@dispatch/domain/errors';
import type { Permission } from '@dispatch/domain/people/permissions';
import { scopeFor } from '@dispatch/domain/people/scopes';
import type { Actor } from './actor';

/**
 * A token does what its scopes say, and nothing that only people do.
 * @throws AppError not_for_tokens, token_scope_missing
 */
export function requireScope({ token }: Actor, permission: Permission, method: string): void {
  if (token === undefined) return;
  const scope = scopeFor(permission, method);
  if (scope === null) throw new AppError('not_for_tokens');
  if (!token.scopes.includes(scope)) throw new AppError('token_scope_missing', { scope });
}
