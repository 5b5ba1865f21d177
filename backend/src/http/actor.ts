import type { Role } from '@dispatch/domain/permissions';
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

const ACTORS = new WeakMap<object, Actor>();

export function rememberActor(request: FastifyRequest, actor: Actor): void {
  ACTORS.set(request.raw, actor);
}

export function actorOf(request: FastifyRequest): Actor | null {
  return ACTORS.get(request.raw) ?? null;
}

/** The signed-in person; only on routes with a permission, where there always is one. */
export const CurrentActor = createParamDecorator((_: unknown, context: ExecutionContext): Actor => {
  const actor = actorOf(context.switchToHttp().getRequest<FastifyRequest>());
  if (actor === null) throw new Error('CurrentActor on a route without a permission');
  return actor;
});
