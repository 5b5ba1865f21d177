import { generatedApi } from './generated/endpoints';
import { idTag, JOB_FLOW_TAGS, provideListTags, provideRecordTags, unlessFailed } from './tags';

export type { Driver } from './generated/endpoints';

const enhanced = generatedApi.enhanceEndpoints({
  endpoints: {
    listDrivers: { providesTags: (drivers) => provideListTags('driver', drivers) },
    getDriver: { providesTags: (driver) => provideRecordTags('driver', driver) },
    getDriverByUser: { providesTags: (driver) => provideRecordTags('driver', driver) },
    changeDriverStatus: {
      invalidatesTags: unlessFailed(({ id }) => [idTag('driver', id), ...JOB_FLOW_TAGS]),
    },
  },
});

export const {
  useListDriversQuery,
  useGetDriverQuery,
  useGetDriverByUserQuery,
  useChangeDriverStatusMutation,
} = enhanced;
export const driverEndpoints = enhanced.endpoints;
