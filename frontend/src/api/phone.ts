import {
  generatedPhoneApi,
  type Driver,
  type Job,
  type ListDriverCompletedJobsApiArg,
} from './generated/phoneEndpoints';
import { PAGES, providePageTags, toPage, type Page, type Paged } from './cache/pages';
import { listTag, provideListTags, provideRecordTags } from './cache/tags';

/** A phone on a thin line asks for less at a time. */
const PHONE_PAGE_SIZE = 20;

/** The job counts of a driver change with their jobs, as those of the lists do. */
const provideDriver = (driver: Driver | undefined) => [
  ...provideRecordTags('driver', driver),
  listTag('driver'),
];

/** What the driver's portal asks for; the office asks for some of it as well. */
const enhanced = generatedPhoneApi.enhanceEndpoints({
  endpoints: {
    getJob: {
      // It shows facts of its customer and driver, which change as they do in the lists.
      providesTags: (job) => [...provideRecordTags('job', job), listTag('job')],
    },
    listDriverAssignedJobs: { providesTags: (jobs) => provideListTags('job', jobs) },
    listDriverActiveJobs: { providesTags: (jobs) => provideListTags('job', jobs) },
    listDriverCompletedJobs: { providesTags: (jobs) => provideListTags('job', jobs) },
    getDriver: { providesTags: provideDriver },
    getDriverByUser: { providesTags: provideDriver },
  },
});

const paged = enhanced.injectEndpoints({
  endpoints: (build) => ({
    /** What one driver delivered, newest first. */
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

export const phoneEndpoints = { ...enhanced.endpoints, ...paged.endpoints };

export const {
  useGetJobQuery,
  useListDriverAssignedJobsQuery,
  useListDriverActiveJobsQuery,
  useGetDriverQuery,
  useGetDriverByUserQuery,
} = enhanced;
export const { useDriverCompletedJobPagesInfiniteQuery } = paged;

/** To show something before the server answers. */
export const phoneCache = paged.util;
