import { pagesAt, providePageTags, type Page, type Paged } from '../cache/pages';
import { REACH } from '../cache/reach';
import {
  idTag,
  listTag,
  provideListTags,
  provideRecordTags,
  unlessFailed,
  unlessFailedOrStale,
} from '../cache/tags';
import { generatedApi, type ListPaymentsApiArg, type Payment } from '../generated/endpoints';

export type { Payment, NewPayment, Receivable } from '../generated/endpoints';

const PAYMENT_TAGS = REACH.payment.map(listTag);

const changed = unlessFailedOrStale(({ id }: { id: number }) => [
  idTag('payment', id),
  ...PAYMENT_TAGS,
]);

const enhanced = generatedApi.enhanceEndpoints({
  endpoints: {
    listPayments: { providesTags: (payments) => provideListTags('payment', payments) },
    getPayment: { providesTags: (payment) => provideRecordTags('payment', payment) },
    // With the phone and the last note of each customer.
    listReceivables: {
      providesTags: [listTag('payment'), listTag('invoice'), listTag('customer')],
    },
    takePayment: { invalidatesTags: unlessFailed(() => PAYMENT_TAGS) },
    allocatePayment: { invalidatesTags: changed },
    undoPayment: { invalidatesTags: changed },
    writeOffInvoice: {
      invalidatesTags: unlessFailedOrStale(({ id }: { id: number }) => [
        idTag('invoice', id),
        ...PAYMENT_TAGS,
      ]),
    },
  },
});

const paged = enhanced.injectEndpoints({
  endpoints: (build) => ({
    paymentPages: build.infiniteQuery<Page<Payment>, Paged<ListPaymentsApiArg>, number>({
      ...pagesAt<Payment>('/api/payments'),
      providesTags: (loaded) => providePageTags('payment', loaded),
    }),
  }),
});

export const {
  useListPaymentsQuery,
  useGetPaymentQuery,
  useListReceivablesQuery,
  useTakePaymentMutation,
  useAllocatePaymentMutation,
  useUndoPaymentMutation,
  useWriteOffInvoiceMutation,
} = enhanced;
export const { usePaymentPagesInfiniteQuery } = paged;

/** The customer's account statement for these days, as a PDF. */
export function statementHref(customerId: number, days: { from: string; to: string }): string {
  return `/api/customers/${String(customerId)}/statement?${new URLSearchParams(days).toString()}`;
}
