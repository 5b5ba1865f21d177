import type { Permission } from '@dispatch/domain/people/permissions';
import { applyDecorators, SetMetadata } from '@nestjs/common';
import { ApiBearerAuth, ApiCookieAuth, ApiExtension } from '@nestjs/swagger';

/** Who may call a route. Every route declares one; a route without one is refused at start. */
export type AccessPolicy =
  | { readonly kind: 'public'; readonly reason: string }
  | { readonly kind: 'permission'; readonly permission: Permission };

export const ACCESS_POLICY = Symbol('access policy');

/** Anybody may call this route, because of `reason`. */
export const Public = (reason: string) =>
  SetMetadata<symbol, AccessPolicy>(ACCESS_POLICY, { kind: 'public', reason });

/** Signed-in people whose role holds `permission` may call this route. */
export const Allow = (permission: Permission) =>
  applyDecorators(
    SetMetadata<symbol, AccessPolicy>(ACCESS_POLICY, { kind: 'permission', permission }),
    ApiBearerAuth(),
    ApiCookieAuth(),
    ApiExtension('x-permission', permission),
  );
