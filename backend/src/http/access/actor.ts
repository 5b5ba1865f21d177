import type { PermissionSet, Role } from '@dispatch/domain/people/permissions';
import type { Scope, ServiceAccountRole } from '@dispatch/domain/people/scopes';
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';

/** The token by which a program acts. */
export interface TokenInUse {
  readonly id: number;
  readonly scopes: readonly Scope[];
  /** The person or service account itself, of whose permissions the scopes leave a part. */
  readonly owner: PermissionSet;
}

/** The signed-in person, or the service account, on whose behalf a service acts. */
export interface Actor extends PermissionSet {
  /** People and service accounts share these ids: each names one of them alone. */
  readonly userId: number;
  readonly name: string;
  readonly role: Role | ServiceAccountRole;
  readonly driverId: number | null;
  /** 0 where nobody signed in. */
  readonly sessionId: number;
  /** There where a program acts by a token. */
  readonly token?: TokenInUse;
}

/** Who sends a request, and the version of all data when that was looked up. */
export interface Caller {
  readonly actor: Actor;
  readonly dataVersion: number;
}

/** Who decides whose records are reached: scopes narrow what is done, and not with whose records. */
export function ownerOf(actor: Actor): PermissionSet {
  return actor.token?.owner ?? actor;
}

const SIGHTS = new WeakMap<PermissionSet['permissions'], string>();

/** What somebody is allowed, as text. */
function visibilityKey(actor: Actor): string {
  const own = textOf(actor);
  return actor.token === undefined ? own : `${own} of ${textOf(actor.token.owner)}`;
}

/** All that decides which facts an answer holds: a kept answer goes only to those who have the same. */
export function visibilityOf(actor: Actor): string {
  return `${visibilityKey(actor)}|${String(actor.driverId)}`;
}

function textOf({ permissions }: PermissionSet): string {
  // There is one set for each kind of account, so that the text is made once and not with each request.
  const known = SIGHTS.get(permissions) ?? [...permissions].sort().join();
  SIGHTS.set(permissions, known);
  return known;
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
