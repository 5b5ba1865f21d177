import { AppError } from '@dispatch/domain/errors';
import { namesPrice } from '@dispatch/domain/jobs/job-price';
import { can, type Permission } from '@dispatch/domain/people/permissions';
import { scopeFor } from '@dispatch/domain/people/scopes';
import { type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { AuthGuard, AuthModuleOptions } from '@nestjs/passport';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { firstValueFrom, from } from 'rxjs';
import { Settings } from '../../config/settings';
import { withinDeadline } from '../deadline';
import { ACCESS_POLICY, type AccessPolicy } from './access';
import { type Actor, type Caller, ownerOf, rememberCaller } from './actor';
import { programTokenOf, TokenCallers } from './token-callers';

/**
 * A token is limited to its scopes and excluded from routes for people only.
 * @throws AppError not_for_tokens, token_scope_missing
 */
function requireScope({ token }: Actor, permission: Permission, method: string): void {
  if (token === undefined) return;
  const scope = scopeFor(permission, method);
  if (scope === null) throw new AppError('not_for_tokens');
  if (!token.scopes.includes(scope)) throw new AppError('token_scope_missing', { scope });
}

/**
 * Without permission to read prices, a token may not write them: the answer could reveal the stored price.
 * @throws AppError token_scope_missing
 */
function requirePriceScope(actor: Actor, { body, headers }: FastifyRequest): void {
  if (actor.token === undefined || can(actor, 'prices:read')) return;
  // Bodies of other types are files, which their own services check.
  if (headers['content-type']?.includes('json') === true && namesPrice(body))
    throw new AppError('token_scope_missing', { scope: 'prices:read' });
}

/**
 * Denies by default: a route without a policy, a caller without a session, or a role without the permission. The caller
 * is identified by an API token or by the strategy in `AuthModuleOptions`.
 */
@Injectable()
export class AccessGuard extends AuthGuard() {
  constructor(
    private readonly reflector: Reflector,
    private readonly tokens: TokenCallers,
    private readonly settings: Settings,
    options: AuthModuleOptions,
  ) {
    super(options);
  }

  override async canActivate(context: ExecutionContext): Promise<boolean> {
    const policy = this.reflector.get<AccessPolicy | undefined>(
      ACCESS_POLICY,
      context.getHandler(),
    );
    if (policy === undefined) throw new AppError('forbidden');
    if (policy.kind === 'public') return true;
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const { requestMs } = this.settings;
    const reading = from(this.callerOf(context)).pipe(withinDeadline(request, requestMs));
    const caller = await firstValueFrom(reading);
    rememberCaller(request, caller);
    if (!can(ownerOf(caller.actor), policy.permission)) throw new AppError('forbidden');
    requireScope(caller.actor, policy.permission, request.method);
    requirePriceScope(caller.actor, request);
    return true;
  }

  /** The strategy's result: an error, a person, or none. */
  override handleRequest<Person>(failure: unknown, person: Person | false | null): Person {
    if (failure instanceof Error) throw failure;
    if (!person) throw new AppError('not_signed_in');
    return person;
  }

  private async callerOf(context: ExecutionContext): Promise<Caller> {
    const http = context.switchToHttp();
    const request = http.getRequest<FastifyRequest>();
    const token = programTokenOf(request);
    if (token !== null)
      return this.tokens.callerOf(token, request, http.getResponse<FastifyReply>());
    await super.canActivate(context);
    // Passport stores the strategy's result there.
    return http.getRequest<{ user: Caller }>().user;
  }
}
