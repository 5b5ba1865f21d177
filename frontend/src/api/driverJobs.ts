import { PHONE_PAGE_SIZE } from '@dispatch/domain/views/first-requests';
import {
  generatedPhoneApi,
  type Job,
  type ListDriverCompletedJobsApiArg,
} from './generated/phoneEndpoints';
import { pagesOf, providePageTags, type Page, type Paged } from './cache/pages';
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
      ...pagesOf<Paged<ListDriverCompletedJobsApiArg>, Job>({
        requestOf: ({ driverId, ...params }) => ({
          url: `/api/jobs/driver/${driverId}/completed`,
          params,
        }),
        size: PHONE_PAGE_SIZE,
      }),
      providesTags: (loaded) => providePageTags('job', loaded),
    }),
  }),
});

export const { listDriverAssignedJobs, listDriverActiveJobs } = enhanced.endpoints;
export const { driverCompletedJobPages } = paged.endpoints;

export const { useListDriverAssignedJobsQuery, useListDriverActiveJobsQuery } = enhanced;
export const { useDriverCompletedJobPagesInfiniteQuery } = paged;
