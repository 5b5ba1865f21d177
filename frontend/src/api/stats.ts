import { generatedApi } from './generated/endpoints';
import { listTag } from './tags';

const enhanced = generatedApi.enhanceEndpoints({
  endpoints: {
    getStats: { providesTags: [listTag('stats')] },
    listActivity: { providesTags: [listTag('activity')] },
  },
});

export const { useGetStatsQuery, useListActivityQuery } = enhanced;
export const statsEndpoints = enhanced.endpoints;
