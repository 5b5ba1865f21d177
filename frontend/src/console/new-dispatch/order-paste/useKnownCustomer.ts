import { SEARCH_MAX_CHARS } from '@dispatch/domain/limits';
import type { ReadOrder } from '@dispatch/domain/order-text/read-order';
import { sameName } from '@dispatch/domain/people/customer';
import { normaliseEmail } from '@dispatch/domain/people/email';
import { customerEndpoints, type Customer } from '../../../api/customers';

/** The customer with the recognized e-mail, or else name; null if the match is ambiguous. */
export function useKnownCustomer() {
  const [search] = customerEndpoints.searchCustomers.useLazyQuery();
  const find = async (q: string | undefined, isSame: (customer: Customer) => boolean) => {
    if (q === undefined) return null;
    // On a failed search the name counts as typed, as for an offline user.
    const { data = [] } = await search({ q: q.slice(0, SEARCH_MAX_CHARS) });
    const [only, ...others] = data.filter(isSame);
    return only && others.length === 0 ? only : null;
  };
  return async ({ customerEmail, customerName }: ReadOrder['fields']) =>
    (await find(
      customerEmail,
      ({ email }) => email !== null && normaliseEmail(email) === customerEmail,
    )) ??
    find(customerName, ({ name }) => sameName(name, (customerName ?? '').replace(/\s+/gu, ' ')));
}
