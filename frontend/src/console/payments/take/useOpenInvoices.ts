import { skipToken } from '@reduxjs/toolkit/query/react';
import { useMemo } from 'react';
import { useListInvoicesQuery, type InvoiceSummary } from '../../../api/invoicing/invoices';

/** As many as one payment can go to. */
const MOST = 200;
const NONE: readonly InvoiceSummary[] = [];

/** What a customer owes, the oldest due first, or with this invoice before all others. */
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
