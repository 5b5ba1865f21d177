import type { Permission } from '@dispatch/domain/people/permissions';
import { applyDecorators, SetMetadata } from '@nestjs/common';
import { ApiBearerAuth, ApiCookieAuth, ApiExtension } from '@nestjs/swagger';

/** The callers that a route allows. A route without a policy prevents the server from starting. */
export type AccessPolicy =
  | { readonly kind: 'public'; readonly reason: string }
  | { readonly kind: 'permission'; readonly permission: Permission };

export const ACCESS_POLICY = Symbol('access policy');

/** Opens this route to callers without a session, because of `reason`. */
export const Public = (reason: string) =>
  SetMetadata<symbol, AccessPolicy>(ACCESS_POLICY, { kind: 'public', reason });

/** Opens this route to signed-in users whose role holds `permission`. */
export const Allow = (permission: Permission) =>
  applyDecorators(
    SetMetadata<symbol, AccessPolicy>(ACCESS_POLICY, { kind: 'permission', permission }),
    ApiBearerAuth(),
    ApiCookieAuth(),
    ApiExtension('x-permission', permission),
  );
