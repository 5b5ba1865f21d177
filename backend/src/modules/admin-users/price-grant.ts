import { fieldError } from '@dispatch/domain/errors';
import { takesPriceGrant } from '@dispatch/domain/people/permissions';

/**
 * Whether the person sees prices by a grant of their own; with another role that ends.
 * @throws AppError validation_failed where it is given to a role that takes none
 */
export function priceGrant(role: string, wanted: boolean | undefined, present = false): boolean {
  if (takesPriceGrant(role)) return wanted ?? present;
  if (wanted === true) throw fieldError('seesPrices', 'only_for_viewers');
  return false;
}
