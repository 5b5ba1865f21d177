import { JOB_LINES, readActiveJobs } from './readActiveJobs';
import type { ApiError } from '../request/errors';
import {
  generatedApi,
  type CancelledJob,
  type Job,
  type ListCancelledJobsApiArg,
  type ListCompletedJobsApiArg,
  type ListJobsApiArg,
} from '../generated/endpoints';
import { pagesAt, providePageTags, toPage, type Page, type Paged } from '../cache/pages';
import { placeAnswer, removeDeleted } from '../cache/ownChanges';
import { placeAfterLoad } from '../cache/place';
import { OWN_JOB_CHANGE_TAGS } from '../cache/reach';
import { idTag, listTag, provideListTags, unlessFailed } from '../cache/tags';

export type {
  CancelledJob,
  Job,
  NewJobCancellation,
  JobChange,
  JobDriver,
  JobUnit,
  WantedJobUnit,
  JobVehicle,
} from '../generated/endpoints';

/**
 * The active list has its own error text (specification 8); a failure without an answer keeps its
 * reason.
 */
function toPlainFailure(error: ApiError): ApiError {
  return error.status === 0 ? error : { ...error, message: `HTTP ${error.status}`, server: null };
}

const jobChanged = unlessFailed(({ id }: { id: number }) => [
  idTag('job', id),
  ...OWN_JOB_CHANGE_TAGS,
]);

const enhanced = generatedApi.enhanceEndpoints({
  endpoints: {
    listJobs: { providesTags: (jobs) => provideListTags('job', jobs) },
    // The active list is not kept: it is reloaded whenever the view opens. Tags for thousands of
    // jobs would be too expensive, so changes are placed into it instead.
    listActiveJobs: {
      keepUnusedDataFor: 0,
      query: (params) => ({
        url: '/api/jobs/active',
        params,
        headers: { Accept: JOB_LINES },
        responseHandler: readActiveJobs,
      }),
      structuralSharing: false,
      transformErrorResponse: toPlainFailure,
      providesTags: [listTag('activeJobs')],
      onQueryStarted: placeAfterLoad,
    },
    listJobActivity: { providesTags: [listTag('activity')] },
    getBillingSummary: { providesTags: [listTag('billing')] },
    createJob: {
      invalidatesTags: unlessFailed(() => OWN_JOB_CHANGE_TAGS),
      onQueryStarted: placeAnswer('job'),
    },
    updateJob: { invalidatesTags: jobChanged, onQueryStarted: placeAnswer('job') },
    markNoteRead: { invalidatesTags: jobChanged, onQueryStarted: placeAnswer('job') },
    completeJob: { invalidatesTags: jobChanged, onQueryStarted: placeAnswer('job') },
    changeJobUnits: {
      invalidatesTags: unlessFailed(({ id }) => [
        idTag('job', id),
        listTag('vehicle'),
        ...OWN_JOB_CHANGE_TAGS,
      ]),
      onQueryStarted: placeAnswer('job'),
    },
    leaveJobUnit: { invalidatesTags: jobChanged, onQueryStarted: placeAnswer('job') },
    takeJobUnitBack: { invalidatesTags: jobChanged, onQueryStarted: placeAnswer('job') },
    moveJobUnit: {
      invalidatesTags: unlessFailed(({ id, unitMove }) => [
        idTag('job', id),
        idTag('job', unitMove.jobId),
        ...OWN_JOB_CHANGE_TAGS,
      ]),
      onQueryStarted: placeAnswer('job'),
    },
    carryJobOn: { invalidatesTags: jobChanged, onQueryStarted: placeAnswer('job') },
    deleteJob: {
      invalidatesTags: jobChanged,
      onQueryStarted: removeDeleted('job'),
    },
    cancelJob: { invalidatesTags: jobChanged, onQueryStarted: removeDeleted('job') },
    reinstateJob: { invalidatesTags: jobChanged, onQueryStarted: placeAnswer('job') },
    getCancelledJob: { providesTags: (job) => provideListTags('job', job && [job]) },
    changeJobBilling: { invalidatesTags: jobChanged, onQueryStarted: placeAnswer('job') },
  },
});

const paged = enhanced.injectEndpoints({
  endpoints: (build) => ({
    /** The number of active jobs; only the list's total is used. */
    countActiveJobs: build.query<number, void>({
      query: () => ({ url: '/api/jobs/active', params: { limit: 1 } }),
      transformResponse: (records: unknown[], meta) => toPage(records, meta).total,
      providesTags: [listTag('job')],
    }),
    completedJobPages: build.infiniteQuery<Page<Job>, Paged<ListCompletedJobsApiArg>, number>({
      ...pagesAt<Job>('/api/jobs/completed'),
      providesTags: (loaded) => providePageTags('jobPages', loaded),
    }),
    cancelledJobPages: build.infiniteQuery<
      Page<CancelledJob>,
      Paged<ListCancelledJobsApiArg>,
      number
    >({
      ...pagesAt<CancelledJob>('/api/jobs/cancelled'),
      providesTags: [listTag('job')],
    }),
    /** Jobs of any status, or of billing with the filter `billing`. */
    jobPages: build.infiniteQuery<Page<Job>, Paged<ListJobsApiArg>, number>({
      ...pagesAt<Job>('/api/jobs'),
      providesTags: (loaded) => providePageTags('jobPages', loaded),
    }),
  }),
});

export const jobEndpoints = { ...enhanced.endpoints, ...paged.endpoints };

export const {
  useListJobsQuery,
  useListActiveJobsQuery,
  useListJobActivityQuery,
  useGetBillingSummaryQuery,
  useUpdateJobMutation,
  useDeleteJobMutation,
  useCancelJobMutation,
  useReinstateJobMutation,
  useGetCancelledJobQuery,
  useChangeJobBillingMutation,
  useChangeJobUnitsMutation,
  useMarkNoteReadMutation,
  useLeaveJobUnitMutation,
  useTakeJobUnitBackMutation,
  useMoveJobUnitMutation,
  useCarryJobOnMutation,
} = enhanced;

export const {
  useCountActiveJobsQuery,
  useCompletedJobPagesInfiniteQuery,
  useCancelledJobPagesInfiniteQuery,
  useJobPagesInfiniteQuery,
} = paged;
