import { PAGE_SIZE, PAGES, toPage, type Page, type Paged } from '../cache/pages';
import { listTag } from '../cache/tags';
import { generatedApi, type ListMoneyLeaksApiArg, type MoneyLeak } from '../generated/endpoints';

export type { MoneyLeakTotal } from '../generated/endpoints';

/** A job or an invoice with money at risk. */
export type LeakRow = MoneyLeak & {
  /**
   * The id of the job, else of the invoice. A kind lists only one of the two, and each record once.
   */
  readonly id: number;
};

const rowOf = (leak: MoneyLeak): LeakRow => ({ ...leak, id: leak.jobId ?? leak.invoiceId ?? 0 });

const enhanced = generatedApi.enhanceEndpoints({
  endpoints: {
    getMoneyLeakTotals: { providesTags: [listTag('leak')] },
    listMoneyLeaks: { providesTags: [listTag('leak')] },
  },
});

const paged = enhanced.injectEndpoints({
  endpoints: (build) => ({
    moneyLeakPages: build.infiniteQuery<Page<LeakRow>, Paged<ListMoneyLeaksApiArg>, number>({
      infiniteQueryOptions: PAGES,
      query: ({ queryArg, pageParam }) => ({
        url: '/api/money-leaks',
        params: { ...queryArg, limit: PAGE_SIZE, offset: pageParam },
      }),
      transformResponse: (leaks: MoneyLeak[], meta) => toPage(leaks.map(rowOf), meta),
      providesTags: [listTag('leak')],
    }),
  }),
});

export const { useGetMoneyLeakTotalsQuery, useListMoneyLeaksQuery } = enhanced;
export const { useMoneyLeakPagesInfiniteQuery } = paged;
