import { generatedApi } from './generated/endpoints';
import { listTag } from './cache/tags';

const enhanced = generatedApi.enhanceEndpoints({
  endpoints: {
    getStats: { providesTags: [listTag('stats')] },
    // Dismissing a refused update is reported as activity.
    getAttention: { providesTags: [listTag('stats'), listTag('activity')] },
    listJobsPerDay: { providesTags: [listTag('stats')] },
    // From invoices and from billing jobs.
    listRevenuePerMonth: {
      providesTags: [listTag('stats'), listTag('billing'), listTag('invoice')],
    },
    listActivity: { providesTags: [listTag('activity')] },
  },
});

export type { DayOfJobs, MonthOfRevenue } from './generated/endpoints';

export const {
  useGetStatsQuery,
  useGetAttentionQuery,
  useListJobsPerDayQuery,
  useListRevenuePerMonthQuery,
  useListActivityQuery,
} = enhanced;
export const statsEndpoints = enhanced.endpoints;
