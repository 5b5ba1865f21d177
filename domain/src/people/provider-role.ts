import { isRole, type Role } from './permissions';

/** Maps a value of the provider's claim to a role. */
export interface RoleOfValue {
  readonly value: string;
  readonly role: Role;
}

/** The role of a claim, `none`, or `unreadable` if it cannot be determined. */
export type ClaimedRole = Role | 'none' | 'unreadable';

type Claims = Readonly<Record<string, unknown>>;

function isClaims(value: unknown): value is Claims {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** `group=role,group=role`, split at the last `=`. Null if the text is not such a list. */
export function roleMapOf(text: string): RoleOfValue[] | null {
  const pairs = text.split(',').map((pair) => {
    const at = pair.lastIndexOf('=');
    const value = pair.slice(0, Math.max(at, 0)).trim();
    const role = pair.slice(at + 1).trim();
    return value !== '' && isRole(role) ? { value, role } : null;
  });
  return pairs.includes(null) ? null : pairs.filter((pair) => pair !== null);
}

/** The claim with exactly this name, else the one at its dotted path, such as `realm_access.roles`. */
function claimOf(claims: Claims, name: string): unknown {
  if (Object.hasOwn(claims, name)) return claims[name];
  return name
    .split('.')
    .reduce<unknown>(
      (within, part) =>
        isClaims(within) && Object.hasOwn(within, part) ? within[part] : undefined,
      claims,
    );
}

/**
 * With several values, the first match of the map wins. Providers omit a claim that is too long or has no mapper, so
 * a missing claim means nothing.
 */
export function claimedRole(
  claims: Claims,
  name: string,
  map: readonly RoleOfValue[],
): ClaimedRole {
  const claim = claimOf(claims, name);
  if (typeof claim !== 'string' && !Array.isArray(claim)) return 'unreadable';
  const values: unknown[] = Array.isArray(claim) ? claim : [claim];
  return map.find(({ value }) => values.includes(value))?.role ?? 'none';
}
