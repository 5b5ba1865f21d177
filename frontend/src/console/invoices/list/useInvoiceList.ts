import { totalOf } from '../../../api/cache/pages';
import {
  useInvoicePagesInfiniteQuery,
  type ListInvoicesApiArg,
} from '../../../api/invoicing/invoices';
import { useSearchText } from '../../../ui/list/filter/useSearchText';
import { ORDERS } from '../../../ui/list/sorting';
import { shownData } from '../../../ui/states/shownData';
import { urlChoice, urlDay, urlId, urlText, useUrlState } from '../../../ui/url/urlState';

/** The values of the state filter. Credit notes are a document kind; the others are states. */
export const INVOICE_STATES = [
  'draft',
  'open',
  'overdue',
  'partly-paid',
  'paid',
  'void',
  'credit-note',
] as const;

const INVOICE_SORTS = ['created', 'number', 'date', 'due'] as const;
export type InvoiceSort = (typeof INVOICE_SORTS)[number];

const FIELDS = {
  q: urlText(),
  state: urlChoice(['', ...INVOICE_STATES], ''),
  customer: urlId(),
  /** First and last date of the invoice. */
  from: urlDay(),
  to: urlDay(),
  sort: urlChoice(INVOICE_SORTS, 'created'),
  order: urlChoice(ORDERS, 'desc'),
  dialog: urlChoice(['', 'issue'], ''),
};

const NO_FILTERS = { q: '', state: '', customer: null, from: '', to: '' } as const;

/** Invoices, drafts and credit notes; the address holds search, filters and order. */
export function useInvoiceList() {
  const [filters, change] = useUrlState(FIELDS);
  const { state, customer, from, to, sort, order } = filters;
  const q = useSearchText(filters.q);
  const narrowed: ListInvoicesApiArg = {
    ...(q !== undefined && { q }),
    ...(state === 'credit-note' ? { kind: state } : state !== '' && { status: state }),
    ...(customer !== null && { customerId: customer }),
    ...(from && { from }),
    ...(to && { to }),
  };
  const query = useInvoicePagesInfiniteQuery({ ...narrowed, sort, order });
  return {
    query,
    filters,
    change,
    clear: () => change(NO_FILTERS),
    canClear: Object.keys(narrowed).length > 0,
    narrowed,
    total: totalOf(shownData(query)),
  };
}

export type InvoiceList = ReturnType<typeof useInvoiceList>;
