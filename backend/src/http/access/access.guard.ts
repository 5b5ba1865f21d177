import { AppError } from '@dispatch/domain/errors';
import { can } from '@dispatch/domain/people/permissions';
import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyRequest } from 'fastify';
import { firstValueFrom, from } from 'rxjs';
import { ACCESS_POLICY, type AccessPolicy } from './access';
import { type Caller, rememberCaller } from './actor';
import { withinDeadline } from '../deadline';

/** Finds the person behind a request, or nobody. */
export abstract class CallerReader {
  abstract read(request: FastifyRequest): Promise<Caller | null>;
}

/** Denies by default: no policy, no person, or a role without the permission. */
@Injectable()
export class AccessGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly callers: CallerReader,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const policy = this.reflector.get<AccessPolicy | undefined>(
      ACCESS_POLICY,
      context.getHandler(),
    );
    if (policy === undefined) throw new AppError('forbidden');
    if (policy.kind === 'public') return true;
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const reading = from(this.callers.read(request)).pipe(withinDeadline(request));
    const caller = await firstValueFrom(reading);
    if (caller === null) throw new AppError('not_signed_in');
    rememberCaller(request, caller);
    if (!can(caller.actor.role, policy.permission)) throw new AppError('forbidden');
    return true;
  }
}
