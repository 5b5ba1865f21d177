import { generatedApi, type Driver, type ListDriversApiArg } from './generated/endpoints';
import { PAGE_SIZE, PAGES, providePageTags, toPage, type Page, type Paged } from './pages';
import {
  idTag,
  JOB_FLOW_TAGS,
  listTag,
  provideListTags,
  provideRecordTags,
  unlessFailedOrStale,
} from './tags';

export type { Driver } from './generated/endpoints';

/** The job counts of a driver change with their jobs, as those of the lists do. */
const provideDriver = (driver: Driver | undefined) => [
  ...provideRecordTags('driver', driver),
  listTag('driver'),
];

const enhanced = generatedApi.enhanceEndpoints({
  endpoints: {
    listDrivers: { providesTags: (drivers) => provideListTags('driver', drivers) },
    getDriver: { providesTags: provideDriver },
    getDriverByUser: { providesTags: provideDriver },
    changeDriverStatus: {
      invalidatesTags: unlessFailedOrStale(({ id }) => [idTag('driver', id), ...JOB_FLOW_TAGS]),
    },
  },
});

const paged = enhanced.injectEndpoints({
  endpoints: (build) => ({
    driverPages: build.infiniteQuery<Page<Driver>, Paged<ListDriversApiArg>, number>({
      infiniteQueryOptions: PAGES,
      query: ({ queryArg, pageParam }) => ({
        url: '/api/drivers',
        params: { ...queryArg, limit: PAGE_SIZE, offset: pageParam },
      }),
      transformResponse: toPage<Driver>,
      providesTags: (loaded) => providePageTags('driver', loaded),
    }),
  }),
});

export const {
  useListDriversQuery,
  useGetDriverQuery,
  useGetDriverByUserQuery,
  useChangeDriverStatusMutation,
} = enhanced;
export const { useDriverPagesInfiniteQuery } = paged;
export const driverEndpoints = enhanced.endpoints;
