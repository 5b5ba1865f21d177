import type { Language } from '../lib/languages';
import { listTag } from './cache/tags';
import { generatedReportApi } from './generated/reportEndpoints';

export type {
  BookedWork,
  CashRow,
  LossReport,
  PaymentDaysRow,
  PunctualityRow,
  RevenueRow,
} from './generated/reportEndpoints';

const OF_REPORTS = { providesTags: [listTag('report')] };

const enhanced = generatedReportApi.enhanceEndpoints({
  endpoints: {
    getReportState: {
      /** All reports load again when the server has added the older records. */
      onQueryStarted: async (_arg, query) => {
        const wasComplete = query.getCacheEntry().data?.isComplete;
        const answer = await query.queryFulfilled.catch(() => null);
        if (wasComplete === false && answer?.data.isComplete === true)
          query.dispatch(generatedReportApi.util.invalidateTags([listTag('report')]));
      },
    },
    getPunctuality: OF_REPORTS,
    getBookedWork: OF_REPORTS,
    getRevenueToDate: OF_REPORTS,
    getRevenue: OF_REPORTS,
    getPaymentDays: OF_REPORTS,
    getExpectedCash: OF_REPORTS,
    getLosses: OF_REPORTS,
  },
});

export const {
  useGetReportStateQuery,
  useGetPunctualityQuery,
  useGetBookedWorkQuery,
  useGetRevenueToDateQuery,
  useGetRevenueQuery,
  useGetPaymentDaysQuery,
  useGetExpectedCashQuery,
  useGetLossesQuery,
} = enhanced;

/** The address of a report as a spreadsheet with all its rows. */
export function reportHref(
  report: string,
  params: Readonly<Record<string, string | undefined>>,
  format: 'csv' | 'xlsx',
  language: Language,
): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(params))
    if (value !== undefined) query.set(name, value);
  query.set('format', format);
  query.set('language', language);
  return `/api/${report}/export?${query.toString()}`;
}
