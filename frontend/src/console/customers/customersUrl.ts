import { CUSTOMER_STATUSES } from '@dispatch/domain/people/customer';
import { useCallback } from 'react';
import { createPath, useLocation } from 'react-router-dom';
import { ORDERS } from '../../ui/list/sorting';
import { urlChoice, urlId, urlText, useUrlState, writeUrlState } from '../../ui/url/urlState';

export const CUSTOMER_SORTS = ['name', 'totalJobs', 'lastJobDate'] as const;
export type CustomerSort = (typeof CUSTOMER_SORTS)[number];

const FIELDS = {
  q: urlText(),
  status: urlChoice(['', ...CUSTOMER_STATUSES], ''),
  sort: urlChoice(CUSTOMER_SORTS, 'name'),
  order: urlChoice(ORDERS, 'asc'),
  customer: urlId(),
  dialog: urlChoice(['', 'add', 'billing', 'notices'], ''),
  edit: urlId(),
};

export function useCustomersUrl() {
  return useUrlState(FIELDS);
}

/** Address of a customer's details, or of the list for null; the list's filters stay. */
export function useCustomerHref(): (customer: number | null) => string {
  const { pathname, search } = useLocation();
  return useCallback(
    (customer) => {
      const params = writeUrlState(new URLSearchParams(search), FIELDS, { customer, edit: null });
      return createPath({ pathname, search: params.toString() });
    },
    [pathname, search],
  );
}
