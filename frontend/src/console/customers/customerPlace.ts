import type { Customer } from '../../api/customers';

/** 'City, Province'; null when neither is known. */
export function placeOf({ city, province }: Pick<Customer, 'city' | 'province'>): string | null {
  return [city, province].filter(Boolean).join(', ') || null;
}

/** Street, city, province and postal code on one line; null when nothing is known. */
export function addressOf(
  customer: Pick<Customer, 'address' | 'city' | 'province' | 'postalCode'>,
): string | null {
  const line = [customer.address, placeOf(customer)].filter(Boolean).join(', ');
  // A postal code is not broken over two lines.
  const code = customer.postalCode?.replace(' ', '\u00a0');
  return [line, code].filter(Boolean).join(' ') || null;
}
