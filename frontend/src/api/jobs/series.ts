import { pagesAt, providePageTags, type Page, type Paged } from '../cache/pages';
import { OWN_CHANGE_TAGS, REACH } from '../cache/reach';
import { listTag, unlessFailed, unlessFailedOrStale } from '../cache/tags';
import {
  generatedSeriesApi,
  type JobTemplate,
  type ListJobTemplatesApiArg,
  type ListRecurringJobsApiArg,
  type RecurringJob,
} from '../generated/seriesEndpoints';

export type {
  JobTemplate,
  NewRecurringJob,
  NextDate,
  Occurrence,
  RecurringJob,
  ScheduleBody,
  TemplateJob,
  TemplateJobBody,
} from '../generated/seriesEndpoints';

const OF_TEMPLATES = REACH['job-template'].map(listTag);
/** A change may create jobs immediately. */
const OF_SERIES = [...REACH['recurring-job'].map(listTag), ...OWN_CHANGE_TAGS];
const seriesChanged = unlessFailedOrStale(() => OF_SERIES);

const enhanced = generatedSeriesApi.enhanceEndpoints({
  endpoints: {
    listJobTemplates: { providesTags: [listTag('jobTemplate')] },
    getJobTemplate: { providesTags: [listTag('jobTemplate')] },
    listRecurringJobs: { providesTags: [listTag('recurringJob')] },
    getRecurringJob: { providesTags: [listTag('recurringJob')] },
    listOccurrences: { providesTags: [listTag('recurringJob')] },
    makeJobTemplate: { invalidatesTags: unlessFailed(() => OF_TEMPLATES) },
    changeJobTemplate: { invalidatesTags: unlessFailedOrStale(() => OF_TEMPLATES) },
    deleteJobTemplate: { invalidatesTags: unlessFailedOrStale(() => OF_TEMPLATES) },
    makeRecurringJob: { invalidatesTags: unlessFailed(() => OF_SERIES) },
    changeRecurringJob: { invalidatesTags: seriesChanged },
    deleteRecurringJob: { invalidatesTags: seriesChanged },
    skipDate: { invalidatesTags: seriesChanged },
    unskipDate: { invalidatesTags: seriesChanged },
    retryDate: { invalidatesTags: seriesChanged },
  },
});

const paged = enhanced.injectEndpoints({
  endpoints: (build) => ({
    jobTemplatePages: build.infiniteQuery<Page<JobTemplate>, Paged<ListJobTemplatesApiArg>, number>(
      {
        ...pagesAt<JobTemplate>('/api/job-templates'),
        providesTags: (loaded) => providePageTags('jobTemplate', loaded),
      },
    ),
    recurringJobPages: build.infiniteQuery<
      Page<RecurringJob>,
      Paged<ListRecurringJobsApiArg>,
      number
    >({
      ...pagesAt<RecurringJob>('/api/recurring-jobs'),
      providesTags: (loaded) => providePageTags('recurringJob', loaded),
    }),
  }),
});

export const {
  useGetRecurringJobQuery,
  useListJobTemplatesQuery,
  useMakeJobTemplateMutation,
  useChangeJobTemplateMutation,
  useDeleteJobTemplateMutation,
  useMakeRecurringJobMutation,
  useChangeRecurringJobMutation,
  useDeleteRecurringJobMutation,
  usePreviewScheduleMutation,
  useSkipDateMutation,
  useUnskipDateMutation,
  useRetryDateMutation,
} = enhanced;
export const { useJobTemplatePagesInfiniteQuery, useRecurringJobPagesInfiniteQuery } = paged;
