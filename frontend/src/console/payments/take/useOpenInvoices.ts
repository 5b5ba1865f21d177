import { skipToken } from '@reduxjs/toolkit/query/react';
import { useMemo } from 'react';
import { useListInvoicesQuery, type InvoiceSummary } from '../../../api/invoicing/invoices';

/** The maximum for one payment. */
const MOST = 200;
const NONE: readonly InvoiceSummary[] = [];

/** A customer's open invoices, oldest due first, with the given invoice before all others. */
export function useOpenInvoices(customerId: number | null, first: number | null = null) {
  const query = useListInvoicesQuery(
    customerId === null
      ? skipToken
      : { customerId, status: 'open', kind: 'invoice', sort: 'due', order: 'asc', limit: MOST },
    { refetchOnMountOrArgChange: true },
  );
  const { currentData = NONE } = query;
  const invoices = useMemo(
    () => [
      ...currentData.filter(({ id }) => id === first),
      ...currentData.filter(({ id }) => id !== first),
    ],
    [currentData, first],
  );
  return { invoices, isThere: query.currentData !== undefined, query };
}
