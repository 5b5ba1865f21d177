import { AppError } from '@dispatch/domain/errors';
import { can } from '@dispatch/domain/people/permissions';
import { type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { AuthGuard, AuthModuleOptions } from '@nestjs/passport';
import type { FastifyRequest } from 'fastify';
import { firstValueFrom, from } from 'rxjs';
import { ACCESS_POLICY, type AccessPolicy } from './access';
import { type Caller, rememberCaller } from './actor';
import { withinDeadline } from '../deadline';

/**
 * Denies by default: no policy, no person, or a role without the permission.
 * Who sends a request is found by the strategy that `AuthModuleOptions` names.
 */
@Injectable()
export class AccessGuard extends AuthGuard() {
  constructor(
    private readonly reflector: Reflector,
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
    const reading = from(this.callerOf(context)).pipe(withinDeadline(request));
    const caller = await firstValueFrom(reading);
    rememberCaller(request, caller);
    if (!can(caller.actor.role, policy.permission)) throw new AppError('forbidden');
    return true;
  }

  /** What the strategy came to: its failure, a person, or nobody. */
  override handleRequest<Person>(failure: unknown, person: Person | false | null): Person {
    if (failure instanceof Error) throw failure;
    if (!person) throw new AppError('not_signed_in');
    return person;
  }

  private async callerOf(context: ExecutionContext): Promise<Caller> {
    await super.canActivate(context);
    // Passport leaves there what the strategy answers.
    return context.switchToHttp().getRequest<{ user: Caller }>().user;
  }
}
