import type { Role } from '@dispatch/domain/people/permissions';
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';

/** The signed-in person on whose behalf a service acts. */
export interface Actor {
  readonly userId: number;
  readonly name: string;
  readonly role: Role;
  readonly driverId: number | null;
  readonly sessionId: number;
}

/** Who sends a request, and the version of all data when that was looked up. */
export interface Caller {
  readonly actor: Actor;
  readonly dataVersion: number;
}

const CALLERS = new WeakMap<object, Caller>();

export function rememberCaller(request: FastifyRequest, caller: Caller): void {
  CALLERS.set(request.raw, caller);
}

/** Null on a route that anybody may call. */
export function callerOf(request: FastifyRequest): Caller | null {
  return CALLERS.get(request.raw) ?? null;
}

/** The signed-in person; only on routes with a permission, where there always is one. */
export const CurrentActor = createParamDecorator((_: unknown, context: ExecutionContext): Actor => {
  const caller = callerOf(context.switchToHttp().getRequest<FastifyRequest>());
  if (caller === null) throw new Error('CurrentActor on a route without a permission');
  return caller.actor;
});
