import type { Customer } from '../../api/customers';

/** 'City, Province'; null if both are unknown. */
export function placeOf({ city, province }: Pick<Customer, 'city' | 'province'>): string | null {
  return [city, province].filter(Boolean).join(', ') || null;
}

/** Street, city, province and postal code on one line; null if all are unknown. */
export function addressOf(
  customer: Pick<Customer, 'address' | 'city' | 'province' | 'postalCode'>,
): string | null {
  const line = [customer.address, placeOf(customer)].filter(Boolean).join(', ');
  // A no-break space keeps the postal code on one line.
  const code = customer.postalCode?.replace(' ', '\u00a0');
  return [line, code].filter(Boolean).join(' ') || null;
}
