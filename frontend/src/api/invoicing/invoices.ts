import { pagesAt, providePageTags, recordsOf, type Page, type Paged } from '../cache/pages';
import { OWN_JOB_CHANGE_TAGS, REACH } from '../cache/reach';
import {
  idTag,
  listTag,
  provideListTags,
  provideRecordTags,
  unlessFailed,
  unlessFailedOrStale,
} from '../cache/tags';
import {
  generatedApi,
  type BillableJob,
  type InvoiceSummary,
  type ListBillableJobsApiArg,
  type ListInvoicesApiArg,
} from '../generated/endpoints';

export type {
  BillableCustomer,
  BillableJob,
  Invoice,
  InvoiceChanges,
  InvoiceLine,
  InvoiceProblem,
  InvoiceSummary,
  ListInvoicesApiArg,
} from '../generated/endpoints';

const INVOICE_TAGS = REACH.invoice.map(listTag);
/** Issuing and cancelling also change the billing state of jobs. */
const WITH_JOBS = [...INVOICE_TAGS, ...OWN_JOB_CHANGE_TAGS];

const changed = unlessFailedOrStale(({ id }: { id: number }) => [
  idTag('invoice', id),
  ...INVOICE_TAGS,
]);
const changedWithJobs = unlessFailedOrStale(({ id }: { id: number }) => [
  idTag('invoice', id),
  ...WITH_JOBS,
]);
const made = unlessFailed(() => INVOICE_TAGS);

/** The sums of a draft follow its jobs and their charges. */
const draftTags = (invoices: readonly InvoiceSummary[] = []) =>
  invoices.some(({ status }) => status === 'draft') ? [listTag('billable')] : [];

const enhanced = generatedApi.enhanceEndpoints({
  endpoints: {
    listInvoices: {
      providesTags: (invoices) => [...provideListTags('invoice', invoices), ...draftTags(invoices)],
    },
    // A draft is made from the current state of its jobs, and names its customer and credit notes.
    getInvoice: {
      providesTags: (invoice) => [
        ...provideRecordTags('invoice', invoice),
        listTag(invoice?.status === 'draft' ? 'billable' : 'invoice'),
      ],
    },
    getCreditable: { providesTags: (_lines, _error, { id }) => [idTag('invoice', id)] },
    getInvoiceTotals: { providesTags: [listTag('invoice'), listTag('billable')] },
    listBillableJobs: { providesTags: [listTag('billable')] },
    listBillableCustomers: { providesTags: [listTag('billable')] },
    createInvoice: { invalidatesTags: made },
    createInvoiceDrafts: { invalidatesTags: made },
    gatherInvoice: { invalidatesTags: made },
    // It can also set prices and provinces of its jobs.
    changeInvoice: { invalidatesTags: changedWithJobs },
    deleteInvoice: { invalidatesTags: changed },
    issueInvoice: { invalidatesTags: changedWithJobs },
    creditInvoice: { invalidatesTags: changedWithJobs },
  },
});

const paged = enhanced.injectEndpoints({
  endpoints: (build) => ({
    invoicePages: build.infiniteQuery<Page<InvoiceSummary>, Paged<ListInvoicesApiArg>, number>({
      ...pagesAt<InvoiceSummary>('/api/invoices'),
      providesTags: (loaded) => [
        ...providePageTags('invoice', loaded),
        ...draftTags(recordsOf(loaded)),
      ],
    }),
    billableJobPages: build.infiniteQuery<Page<BillableJob>, Paged<ListBillableJobsApiArg>, number>(
      {
        ...pagesAt<BillableJob>('/api/invoices/billable-jobs'),
        providesTags: [listTag('billable')],
      },
    ),
  }),
});

export const {
  useListInvoicesQuery,
  useGetInvoiceQuery,
  useGetCreditableQuery,
  useGetInvoiceTotalsQuery,
  useListBillableJobsQuery,
  useLazyListBillableJobsQuery,
  useListBillableCustomersQuery,
  useCreateInvoiceDraftsMutation,
  useGatherInvoiceMutation,
  useChangeInvoiceMutation,
  useDeleteInvoiceMutation,
  useIssueInvoiceMutation,
  useCreditInvoiceMutation,
} = enhanced;
export const { useInvoicePagesInfiniteQuery, useBillableJobPagesInfiniteQuery } = paged;

interface Numbered {
  readonly id: number;
}

/** The printed invoice; a preview for a draft. */
export function invoicePdfHref({ id }: Numbered): string {
  return `/api/invoices/${String(id)}/pdf`;
}

/** Several printed invoices as one ZIP archive. */
export function invoicesZipHref(invoices: readonly Numbered[]): string {
  return `/api/invoices/pdf.zip?ids=${invoices.map(({ id }) => String(id)).join(',')}`;
}
