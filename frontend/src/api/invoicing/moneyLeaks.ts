import { pagesOf, type Page, type Paged } from '../cache/pages';
import { listTag } from '../cache/tags';
import {
  generatedApi,
  type ListMoneyLeaksApiArg,
  type MoneyLeak,
  type MoneyLeakTotal,
} from '../generated/endpoints';

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
    /** Without a tag, so that changes do not request it again. The age lets all dashboards share one reading. */
    moneyAtRisk: build.query<MoneyLeakTotal[], void>({
      query: () => ({ url: '/api/money-leaks/totals', params: { maxAge: 15 } }),
    }),
    moneyLeakPages: build.infiniteQuery<Page<LeakRow>, Paged<ListMoneyLeaksApiArg>, number>({
      ...pagesOf<Paged<ListMoneyLeaksApiArg>, LeakRow>({
        requestOf: (params) => ({ url: '/api/money-leaks', params }),
        toRecords: (leaks) => (leaks as MoneyLeak[]).map(rowOf), // by the address
      }),
      providesTags: [listTag('leak')],
    }),
  }),
});

export const { useGetMoneyLeakTotalsQuery, useListMoneyLeaksQuery } = enhanced;
export const { useMoneyAtRiskQuery, useMoneyLeakPagesInfiniteQuery } = paged;
