import type { ApiError } from './errors';
import {
  generatedApi,
  type Job,
  type ListActiveJobsApiArg,
  type ListCompletedJobsApiArg,
  type ListDriverCompletedJobsApiArg,
  type ListJobsApiArg,
} from './generated/endpoints';
import { PAGE_SIZE, PAGES, providePageTags, toPage, type Page, type Paged } from './pages';
import {
  idTag,
  JOB_FLOW_TAGS,
  listTag,
  provideListTags,
  provideRecordTags,
  unlessFailed,
} from './tags';

export type {
  Job,
  JobChange,
  NewJob,
  NewJobUnit,
  JobUnit,
  WantedJobUnit,
  JobVehicle,
} from './generated/endpoints';

/** A phone on a thin line asks for less at a time. */
const PHONE_PAGE_SIZE = 20;

/** The active jobs' own error text (specification 8); no answer at all keeps its reason. */
function toPlainFailure(error: ApiError): ApiError {
  return error.status === 0 ? error : { ...error, message: `HTTP ${error.status}`, server: null };
}

const enhanced = generatedApi.enhanceEndpoints({
  endpoints: {
    listJobs: { providesTags: (jobs) => provideListTags('job', jobs) },
    getJob: {
      // It shows facts of its customer and driver, which change as they do in the lists.
      providesTags: (job) => [...provideRecordTags('job', job), listTag('job')],
    },
    // The active list is never kept: it is loaded anew whenever the view opens.
    listActiveJobs: {
      keepUnusedDataFor: 0,
      transformErrorResponse: toPlainFailure,
      providesTags: (jobs) => provideListTags('job', jobs),
    },
    listDriverAssignedJobs: { providesTags: (jobs) => provideListTags('job', jobs) },
    listDriverActiveJobs: { providesTags: (jobs) => provideListTags('job', jobs) },
    listDriverCompletedJobs: { providesTags: (jobs) => provideListTags('job', jobs) },
    listJobActivity: { providesTags: [listTag('activity')] },
    getBillingSummary: { providesTags: [listTag('billing')] },
    createJob: { invalidatesTags: unlessFailed(() => JOB_FLOW_TAGS) },
    updateJob: { invalidatesTags: unlessFailed(({ id }) => [idTag('job', id), ...JOB_FLOW_TAGS]) },
    completeJob: {
      invalidatesTags: unlessFailed(({ id }) => [idTag('job', id), ...JOB_FLOW_TAGS]),
    },
    changeJobUnits: {
      invalidatesTags: unlessFailed(({ id }) => [
        idTag('job', id),
        listTag('vehicle'),
        ...JOB_FLOW_TAGS,
      ]),
    },
    deleteJob: { invalidatesTags: unlessFailed(({ id }) => [idTag('job', id), ...JOB_FLOW_TAGS]) },
    changeJobBilling: {
      invalidatesTags: unlessFailed(({ id }) => [idTag('job', id), ...JOB_FLOW_TAGS]),
    },
  },
});

const paged = enhanced.injectEndpoints({
  endpoints: (build) => ({
    /** How many jobs are active; nothing but the count of the list is read. */
    countActiveJobs: build.query<number, void>({
      query: () => ({ url: '/api/jobs/active', params: { limit: 1 } }),
      transformResponse: (records: unknown[], meta) => toPage(records, meta).total,
      providesTags: [listTag('job')],
    }),
    completedJobPages: build.infiniteQuery<Page<Job>, Paged<ListCompletedJobsApiArg>, number>({
      infiniteQueryOptions: PAGES,
      query: ({ queryArg, pageParam }) => ({
        url: '/api/jobs/completed',
        params: { ...queryArg, limit: PAGE_SIZE, offset: pageParam },
      }),
      transformResponse: toPage<Job>,
      providesTags: (loaded) => providePageTags('job', loaded),
    }),
    /** Jobs of any status, or of billing with the filter `billing`. */
    jobPages: build.infiniteQuery<Page<Job>, Paged<ListJobsApiArg>, number>({
      infiniteQueryOptions: PAGES,
      query: ({ queryArg, pageParam }) => ({
        url: '/api/jobs',
        params: { ...queryArg, limit: PAGE_SIZE, offset: pageParam },
      }),
      transformResponse: toPage<Job>,
      providesTags: (loaded) => providePageTags('job', loaded),
    }),
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

export type ActiveJobFilters = ListActiveJobsApiArg;

export const jobEndpoints = { ...enhanced.endpoints, ...paged.endpoints };

export const {
  useListJobsQuery,
  useGetJobQuery,
  useListActiveJobsQuery,
  useListDriverAssignedJobsQuery,
  useListDriverActiveJobsQuery,
  useListDriverCompletedJobsQuery,
  useListJobActivityQuery,
  useGetBillingSummaryQuery,
  useCreateJobMutation,
  useUpdateJobMutation,
  useCompleteJobMutation,
  useDeleteJobMutation,
  useChangeJobBillingMutation,
  useChangeJobUnitsMutation,
} = enhanced;

export const {
  useCountActiveJobsQuery,
  useCompletedJobPagesInfiniteQuery,
  useJobPagesInfiniteQuery,
  useDriverCompletedJobPagesInfiniteQuery,
} = paged;

/** For optimistic changes: shows something before the server answers. */
export const jobCache = paged.util;
