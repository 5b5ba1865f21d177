import {
  dropActiveJob,
  keepChangesWhileLoading,
  readActiveJobs,
  showAnsweredJob,
  succeeded,
} from './activeJobs';
import type { ApiError } from './request/errors';
import {
  generatedApi,
  type Job,
  type ListActiveJobsApiArg,
  type ListCompletedJobsApiArg,
  type ListJobsApiArg,
} from './generated/endpoints';
import { PAGE_SIZE, PAGES, providePageTags, toPage, type Page, type Paged } from './cache/pages';
import { idTag, listTag, OWN_JOB_TAGS, provideListTags, unlessFailed } from './cache/tags';

export type {
  Job,
  JobChange,
  JobDriver,
  NewJob,
  NewJobUnit,
  JobUnit,
  WantedJobUnit,
  JobVehicle,
} from './generated/endpoints';

/** The active jobs' own error text (specification 8); no answer at all keeps its reason. */
function toPlainFailure(error: ApiError): ApiError {
  return error.status === 0 ? error : { ...error, message: `HTTP ${error.status}`, server: null };
}

const jobChanged = unlessFailed(({ id }: { id: number }) => [idTag('job', id), ...OWN_JOB_TAGS]);

const enhanced = generatedApi.enhanceEndpoints({
  endpoints: {
    listJobs: { providesTags: (jobs) => provideListTags('job', jobs) },
    // The active list is never kept: it is loaded anew whenever the view opens. Naming thousands
    // of jobs in its tags would cost more than all else, so that changes are patched into it.
    listActiveJobs: {
      keepUnusedDataFor: 0,
      query: (params) => ({
        url: '/api/jobs/active',
        params,
        responseHandler: readActiveJobs,
      }),
      structuralSharing: false,
      transformErrorResponse: toPlainFailure,
      providesTags: [listTag('activeJobs')],
      onQueryStarted: keepChangesWhileLoading,
    },
    listJobActivity: { providesTags: [listTag('activity')] },
    getBillingSummary: { providesTags: [listTag('billing')] },
    createJob: {
      invalidatesTags: unlessFailed(() => OWN_JOB_TAGS),
      onQueryStarted: showAnsweredJob,
    },
    updateJob: { invalidatesTags: jobChanged, onQueryStarted: showAnsweredJob },
    completeJob: { invalidatesTags: jobChanged, onQueryStarted: showAnsweredJob },
    changeJobUnits: {
      invalidatesTags: unlessFailed(({ id }) => [
        idTag('job', id),
        listTag('vehicle'),
        ...OWN_JOB_TAGS,
      ]),
      onQueryStarted: showAnsweredJob,
    },
    deleteJob: {
      invalidatesTags: jobChanged,
      onQueryStarted: async ({ id }, { dispatch, queryFulfilled }) => {
        if (await succeeded(queryFulfilled)) dispatch(dropActiveJob(id));
      },
    },
    changeJobBilling: { invalidatesTags: jobChanged, onQueryStarted: showAnsweredJob },
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
      providesTags: (loaded) => providePageTags('jobPages', loaded),
    }),
    /** Jobs of any status, or of billing with the filter `billing`. */
    jobPages: build.infiniteQuery<Page<Job>, Paged<ListJobsApiArg>, number>({
      infiniteQueryOptions: PAGES,
      query: ({ queryArg, pageParam }) => ({
        url: '/api/jobs',
        params: { ...queryArg, limit: PAGE_SIZE, offset: pageParam },
      }),
      transformResponse: toPage<Job>,
      providesTags: (loaded) => providePageTags('jobPages', loaded),
    }),
  }),
});

export type ActiveJobFilters = ListActiveJobsApiArg;

export const jobEndpoints = { ...enhanced.endpoints, ...paged.endpoints };

export const {
  useListJobsQuery,
  useListActiveJobsQuery,
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
} = paged;

/** For optimistic changes: shows something before the server answers. */
export const jobCache = paged.util;
