import { fieldError } from '@dispatch/domain/errors';
import { takesPriceGrant } from '@dispatch/domain/people/permissions';

/**
 * Whether the user has their own grant to see prices; a change of role ends the grant.
 * @throws AppError validation_failed for a role that cannot have the grant
 */
export function priceGrant(role: string, wanted: boolean | undefined, present = false): boolean {
  if (takesPriceGrant(role)) return wanted ?? present;
  if (wanted === true) throw fieldError('seesPrices', 'only_for_viewers');
  return false;
}
