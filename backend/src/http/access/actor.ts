import type { PermissionSet, Role } from '@dispatch/domain/people/permissions';
import type { Scope, ServiceAccountRole } from '@dispatch/domain/people/scopes';
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';

/** The API token of the request. */
export interface TokenInUse {
  readonly id: number;
  readonly scopes: readonly Scope[];
  /** The token's owner; the scopes grant a subset of their permissions. */
  readonly owner: PermissionSet;
}

/** The signed-in person, or the service account, that a request acts for. */
export interface Actor extends PermissionSet {
  /** People and service accounts share one sequence of ids. */
  readonly userId: number;
  readonly name: string;
  readonly role: Role | ServiceAccountRole;
  readonly driverId: number | null;
  /** 0 without a session. */
  readonly sessionId: number;
  /** Set if a program acts by a token. */
  readonly token?: TokenInUse;
}

/** The actor of a request, and the data version when the actor was looked up. */
export interface Caller {
  readonly actor: Actor;
  readonly dataVersion: number;
}

/** The permissions that decide which records are visible: scopes limit actions, not records. */
export function ownerOf(actor: Actor): PermissionSet {
  return actor.token?.owner ?? actor;
}

const SIGHTS = new WeakMap<PermissionSet['permissions'], string>();

/** The actor's permissions as text. */
function visibilityKey(actor: Actor): string {
  const own = textOf(actor);
  return actor.token === undefined ? own : `${own} of ${textOf(actor.token.owner)}`;
}

/**
 * Everything that decides which fields an answer shows: a cached answer is only sent to callers with the same value.
 */
export function visibilityOf(actor: Actor): string {
  return `${visibilityKey(actor)}|${String(actor.driverId)}`;
}

function textOf({ permissions }: PermissionSet): string {
  // Each kind of account has one set, so its text is built once and not for every request.
  const known = SIGHTS.get(permissions) ?? [...permissions].sort().join();
  SIGHTS.set(permissions, known);
  return known;
}

const CALLERS = new WeakMap<object, Caller>();

export function rememberCaller(request: FastifyRequest, caller: Caller): void {
  CALLERS.set(request.raw, caller);
}

/** Null on a public route. */
export function callerOf(request: FastifyRequest): Caller | null {
  return CALLERS.get(request.raw) ?? null;
}

/** The signed-in actor; only for routes with a permission, which always have one. */
export const CurrentActor = createParamDecorator((_: unknown, context: ExecutionContext): Actor => {
  const caller = callerOf(context.switchToHttp().getRequest<FastifyRequest>());
  if (caller === null) throw new Error('CurrentActor on a route without a permission');
  return caller.actor;
});
