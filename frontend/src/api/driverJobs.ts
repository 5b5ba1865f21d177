import { PHONE_PAGE_SIZE } from '@dispatch/domain/views/first-requests';
import {
  generatedPhoneApi,
  type Job,
  type ListDriverCompletedJobsApiArg,
} from './generated/phoneEndpoints';
import { PAGES, providePageTags, toPage, type Page, type Paged } from './cache/pages';
import { provideListTags } from './cache/tags';

/** The jobs of one driver. */
const enhanced = generatedPhoneApi.enhanceEndpoints({
  endpoints: {
    listDriverAssignedJobs: { providesTags: (jobs) => provideListTags('job', jobs) },
    listDriverActiveJobs: { providesTags: (jobs) => provideListTags('job', jobs) },
    listDriverCompletedJobs: { providesTags: (jobs) => provideListTags('job', jobs) },
  },
});

const paged = enhanced.injectEndpoints({
  endpoints: (build) => ({
    /** One driver's delivered jobs, newest first. */
    driverCompletedJobPages: build.infiniteQuery<
      Page<Job>,
      Paged<ListDriverCompletedJobsApiArg>,
      number
    >({
      infiniteQueryOptions: PAGES,
      query: ({ queryArg: { driverId, ...filters }, pageParam }) => ({
        url: `/api/jobs/driver/${driverId}/completed`,
        params: { ...filters, limit: PHONE_PAGE_SIZE, offset: pageParam },
      }),
      transformResponse: toPage<Job>,
      providesTags: (loaded) => providePageTags('job', loaded),
    }),
  }),
});

export const { listDriverAssignedJobs, listDriverActiveJobs } = enhanced.endpoints;
export const { driverCompletedJobPages } = paged.endpoints;

export const { useListDriverAssignedJobsQuery, useListDriverActiveJobsQuery } = enhanced;
export const { useDriverCompletedJobPagesInfiniteQuery } = paged;
