import { generatedApi } from './generated/endpoints';
import { listTag } from './cache/tags';

const enhanced = generatedApi.enhanceEndpoints({
  endpoints: {
    getStats: { providesTags: [listTag('stats')] },
    // Dismissing a refused update is reported as activity.
    getAttention: { providesTags: [listTag('stats'), listTag('activity')] },
    listJobsPerDay: { providesTags: [listTag('stats')] },
    listRevenuePerMonth: { providesTags: [listTag('stats'), listTag('billing')] },
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
