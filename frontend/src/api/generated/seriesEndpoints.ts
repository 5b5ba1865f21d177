// Generated from the server's OpenAPI document; changes made here are lost.
import { api } from '../api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listJobTemplates: build.query<ListJobTemplatesApiResponse, ListJobTemplatesApiArg>({
      query: (queryArg) => ({
        url: `/api/job-templates`,
        params: {
          limit: queryArg.limit,
          offset: queryArg.offset,
          order: queryArg.order,
          q: queryArg.q,
        },
      }),
    }),
    makeJobTemplate: build.mutation<MakeJobTemplateApiResponse, MakeJobTemplateApiArg>({
      query: (queryArg) => ({
        url: `/api/job-templates`,
        method: 'POST',
        body: queryArg.newJobTemplate,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }),
    }),
    getJobTemplate: build.query<GetJobTemplateApiResponse, GetJobTemplateApiArg>({
      query: (queryArg) => ({ url: `/api/job-templates/${queryArg.id}` }),
    }),
    changeJobTemplate: build.mutation<ChangeJobTemplateApiResponse, ChangeJobTemplateApiArg>({
      query: (queryArg) => ({
        url: `/api/job-templates/${queryArg.id}`,
        method: 'PATCH',
        body: queryArg.jobTemplateChanges,
        headers: {
          'If-Match': queryArg['If-Match'],
        },
      }),
    }),
    deleteJobTemplate: build.mutation<DeleteJobTemplateApiResponse, DeleteJobTemplateApiArg>({
      query: (queryArg) => ({
        url: `/api/job-templates/${queryArg.id}`,
        method: 'DELETE',
        headers: {
          'If-Match': queryArg['If-Match'],
        },
      }),
    }),
    listRecurringJobs: build.query<ListRecurringJobsApiResponse, ListRecurringJobsApiArg>({
      query: (queryArg) => ({
        url: `/api/recurring-jobs`,
        params: {
          limit: queryArg.limit,
          offset: queryArg.offset,
          order: queryArg.order,
          q: queryArg.q,
          state: queryArg.state,
        },
      }),
    }),
    makeRecurringJob: build.mutation<MakeRecurringJobApiResponse, MakeRecurringJobApiArg>({
      query: (queryArg) => ({
        url: `/api/recurring-jobs`,
        method: 'POST',
        body: queryArg.newRecurringJob,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }),
    }),
    getRecurringJob: build.query<GetRecurringJobApiResponse, GetRecurringJobApiArg>({
      query: (queryArg) => ({ url: `/api/recurring-jobs/${queryArg.id}` }),
    }),
    changeRecurringJob: build.mutation<ChangeRecurringJobApiResponse, ChangeRecurringJobApiArg>({
      query: (queryArg) => ({
        url: `/api/recurring-jobs/${queryArg.id}`,
        method: 'PATCH',
        body: queryArg.recurringJobChanges,
        headers: {
          'If-Match': queryArg['If-Match'],
        },
      }),
    }),
    deleteRecurringJob: build.mutation<DeleteRecurringJobApiResponse, DeleteRecurringJobApiArg>({
      query: (queryArg) => ({
        url: `/api/recurring-jobs/${queryArg.id}`,
        method: 'DELETE',
        headers: {
          'If-Match': queryArg['If-Match'],
        },
      }),
    }),
    listOccurrences: build.query<ListOccurrencesApiResponse, ListOccurrencesApiArg>({
      query: (queryArg) => ({
        url: `/api/recurring-jobs/${queryArg.id}/occurrences`,
        params: {
          limit: queryArg.limit,
          offset: queryArg.offset,
          order: queryArg.order,
        },
      }),
    }),
    retryDate: build.mutation<RetryDateApiResponse, RetryDateApiArg>({
      query: (queryArg) => ({
        url: `/api/recurring-jobs/${queryArg.id}/retry`,
        method: 'POST',
        body: queryArg.seriesDate,
        headers: {
          'If-Match': queryArg['If-Match'],
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }),
    }),
    skipDate: build.mutation<SkipDateApiResponse, SkipDateApiArg>({
      query: (queryArg) => ({
        url: `/api/recurring-jobs/${queryArg.id}/skip`,
        method: 'POST',
        body: queryArg.seriesDate,
        headers: {
          'If-Match': queryArg['If-Match'],
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }),
    }),
    unskipDate: build.mutation<UnskipDateApiResponse, UnskipDateApiArg>({
      query: (queryArg) => ({
        url: `/api/recurring-jobs/${queryArg.id}/unskip`,
        method: 'POST',
        body: queryArg.seriesDate,
        headers: {
          'If-Match': queryArg['If-Match'],
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }),
    }),
    previewSchedule: build.mutation<PreviewScheduleApiResponse, PreviewScheduleApiArg>({
      query: (queryArg) => ({
        url: `/api/recurring-jobs/preview`,
        method: 'POST',
        body: queryArg.schedulePreview,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as generatedSeriesApi };
export type ListJobTemplatesApiResponse =
  /** status 200 A page by name, of 50 unless given. */ JobTemplate[];
export type ListJobTemplatesApiArg = {
  limit?: number;
  offset?: number;
  order?: 'asc' | 'desc';
  q?: string | null;
};
export type MakeJobTemplateApiResponse = /** status 201 Success. */ JobTemplate;
export type MakeJobTemplateApiArg = {
  /** A repeat with the same key and body gets the first answer. */
  'Idempotency-Key'?: string;
  newJobTemplate: NewJobTemplate;
};
export type GetJobTemplateApiResponse = /** status 200 Success. */ JobTemplate;
export type GetJobTemplateApiArg = {
  id: number;
};
export type ChangeJobTemplateApiResponse = /** status 200 Success. */ JobTemplate;
export type ChangeJobTemplateApiArg = {
  id: number;
  /** The entity tag read before; a newer version answers 412. */
  'If-Match'?: string;
  jobTemplateChanges: JobTemplateChanges;
};
export type DeleteJobTemplateApiResponse = unknown;
export type DeleteJobTemplateApiArg = {
  id: number;
  /** The entity tag read before; a newer version answers 412. */
  'If-Match'?: string;
};
export type ListRecurringJobsApiResponse =
  /** status 200 A page by name, of 50 unless given. */ RecurringJob[];
export type ListRecurringJobsApiArg = {
  limit?: number;
  offset?: number;
  order?: 'asc' | 'desc';
  q?: string | null;
  state?: 'on' | 'paused' | 'ended';
};
export type MakeRecurringJobApiResponse = /** status 201 Success. */ RecurringJob;
export type MakeRecurringJobApiArg = {
  /** A repeat with the same key and body gets the first answer. */
  'Idempotency-Key'?: string;
  newRecurringJob: NewRecurringJob;
};
export type GetRecurringJobApiResponse = /** status 200 Success. */ RecurringJob;
export type GetRecurringJobApiArg = {
  id: number;
};
export type ChangeRecurringJobApiResponse = /** status 200 Success. */ RecurringJob;
export type ChangeRecurringJobApiArg = {
  id: number;
  /** The entity tag read before; a newer version answers 412. */
  'If-Match'?: string;
  recurringJobChanges: RecurringJobChanges;
};
export type DeleteRecurringJobApiResponse = unknown;
export type DeleteRecurringJobApiArg = {
  id: number;
  /** The entity tag read before; a newer version answers 412. */
  'If-Match'?: string;
};
export type ListOccurrencesApiResponse =
  /** status 200 A page, the latest date first, of 50 unless given. */ Occurrence[];
export type ListOccurrencesApiArg = {
  id: number;
  limit?: number;
  offset?: number;
  order?: 'asc' | 'desc';
};
export type RetryDateApiResponse = /** status 200 Success. */ RecurringJob;
export type RetryDateApiArg = {
  id: number;
  /** The entity tag read before; a newer version answers 412. */
  'If-Match'?: string;
  /** A repeat with the same key and body gets the first answer. */
  'Idempotency-Key'?: string;
  seriesDate: SeriesDate;
};
export type SkipDateApiResponse = /** status 200 Success. */ RecurringJob;
export type SkipDateApiArg = {
  id: number;
  /** The entity tag read before; a newer version answers 412. */
  'If-Match'?: string;
  /** A repeat with the same key and body gets the first answer. */
  'Idempotency-Key'?: string;
  seriesDate: SeriesDate;
};
export type UnskipDateApiResponse = /** status 200 Success. */ RecurringJob;
export type UnskipDateApiArg = {
  id: number;
  /** The entity tag read before; a newer version answers 412. */
  'If-Match'?: string;
  /** A repeat with the same key and body gets the first answer. */
  'Idempotency-Key'?: string;
  seriesDate: SeriesDate;
};
export type PreviewScheduleApiResponse = /** status 200 At most ten. */ NextDate[];
export type PreviewScheduleApiArg = {
  /** A repeat with the same key and body gets the first answer. */
  'Idempotency-Key'?: string;
  schedulePreview: SchedulePreview;
};
export type TemplateUnit = {
  year: number | null;
  make: string | null;
  model: string | null;
  vinLast8: string | null;
  poNumber: string | null;
  /** Null for those who see no prices. */
  price: number | null;
};
export type TemplateJob = {
  customerId: number | null;
  /** A user who has left looks after no new job. */
  responsibleId: number | null;
  pickupAddress: string | null;
  pickupCity: string | null;
  pickupProvince: string | null;
  pickupPostalCode: string | null;
  pickupContactName: string | null;
  pickupContactPhone: string | null;
  pickupSiteContactName: string | null;
  dropoffAddress: string | null;
  dropoffCity: string | null;
  dropoffProvince: string | null;
  dropoffPostalCode: string | null;
  dropoffContactName: string | null;
  dropoffContactPhone: string | null;
  dropoffSiteContactName: string | null;
  pickupFrom: string | null;
  pickupUntil: string | null;
  dropoffFrom: string | null;
  dropoffUntil: string | null;
  specialInstructions: string | null;
  poNumber: string | null;
  /** Null for those who see no prices. */
  price: number | null;
  vehicleUnitsData: TemplateUnit[];
};
export type JobTemplate = {
  id: number;
  name: string;
  /** Null where none is named, or the customer was deleted. */
  customerName: string | null;
  job: TemplateJob;
  /** Recurring jobs that are made from it. */
  usedBy: number;
  createdAt: string;
  updatedAt: string;
  /** Counts the changes; sent as ETag. */
  version: number;
};
export type Error = {
  statusCode: number;
  /** Stable, for programs. */
  code: string;
  /** One sentence fit to show to a person. */
  message: string;
  /** Parameters of the code’s sentence. */
  params?: {
    [key: string]: string | number;
  };
  details?: {
    field: string;
    /** Stable, for programs. */
    code: string;
    params?: {
      [key: string]: string | number;
    };
    message: string;
  }[];
  /** With 412: the record as it is now. */
  current?: {
    [key: string]: any;
  };
  requestId: string;
};
export type NewJobUnit = {
  /** Ignored: a new unit gets an id of its own. */
  id?: number | null;
  year?: number | null;
  make?: string | null;
  model?: string | null;
  /** The last 8 characters, or the whole VIN of 17; `TBD` while unknown. */
  vinLast8?: string | null;
  poNumber?: string | null;
  price?: number | null;
};
export type TemplateJobBody = {
  customerId?: number | null;
  /** The user of the office who looks after its jobs. */
  responsibleId?: number | null;
  pickupAddress?: string | null;
  pickupCity?: string | null;
  pickupProvince?: string | null;
  pickupPostalCode?: string | null;
  pickupContactName?: string | null;
  pickupContactPhone?: string | null;
  pickupSiteContactName?: string | null;
  dropoffAddress?: string | null;
  dropoffCity?: string | null;
  dropoffProvince?: string | null;
  dropoffPostalCode?: string | null;
  dropoffContactName?: string | null;
  dropoffContactPhone?: string | null;
  dropoffSiteContactName?: string | null;
  /** A time of day in the time zone of the place. Stored as `HH:MM`; `2 pm` and `14h30` are accepted. */
  pickupFrom?: string | null;
  /** A time of day in the time zone of the place. Stored as `HH:MM`; `2 pm` and `14h30` are accepted. */
  pickupUntil?: string | null;
  /** A time of day in the time zone of the place. Stored as `HH:MM`; `2 pm` and `14h30` are accepted. */
  dropoffFrom?: string | null;
  /** A time of day in the time zone of the place. Stored as `HH:MM`; `2 pm` and `14h30` are accepted. */
  dropoffUntil?: string | null;
  specialInstructions?: string | null;
  poNumber?: string | null;
  price?: number | null;
  /** At most 9; each job gets new ones. */
  vehicleUnitsData?: NewJobUnit[] | null;
};
export type NewJobTemplate = {
  name: string;
  job: TemplateJobBody;
};
export type JobTemplateChanges = {
  name?: string;
  job?: TemplateJobBody;
};
export type Schedule = {
  kind: 'weekdays' | 'month-day' | 'dates';
  weekdays: number[];
  everyWeeks: number;
  monthDay: number | null;
  dates: string[];
  startOn: string;
  endOn: string | null;
  province:
    | ('AB' | 'BC' | 'MB' | 'NB' | 'NL' | 'NS' | 'NT' | 'NU' | 'ON' | 'PE' | 'QC' | 'SK' | 'YT')
    | null;
  onHoliday: 'skip' | 'before' | 'after' | 'make';
  daysAhead: number;
  makeAt: string;
};
export type NextDate = {
  /** As the pattern has it; names the date. */
  plannedOn: string;
  /** When the vehicles are picked up; null where a holiday leaves it out. */
  day: string | null;
  /** Why it is moved or left out. */
  holiday:
    | (
        | 'new-year'
        | 'family-day'
        | 'louis-riel-day'
        | 'islander-day'
        | 'heritage-day'
        | 'good-friday'
        | 'victoria-day'
        | 'patriots-day'
        | 'indigenous-peoples-day'
        | 'national-holiday'
        | 'canada-day'
        | 'nunavut-day'
        | 'civic-holiday'
        | 'british-columbia-day'
        | 'new-brunswick-day'
        | 'saskatchewan-day'
        | 'discovery-day'
        | 'labour-day'
        | 'truth-and-reconciliation'
        | 'thanksgiving'
        | 'remembrance-day'
        | 'christmas'
        | 'boxing-day'
      )
    | null;
  /** When its job is made. */
  makeAt: string | null;
  state: 'planned' | 'left-out' | 'made' | 'skipped' | 'failed' | 'missed';
};
export type Occurrence = {
  plannedOn: string;
  day: string;
  state: 'made' | 'skipped' | 'failed' | 'missed';
  /** Why it failed. */
  reason: ('customer-gone' | 'driver-gone' | 'template-gone' | 'not-valid') | null;
  /** The job that was made. */
  jobId: number | null;
  /** The time of the outcome. */
  at: string;
};
export type RecurringJob = {
  id: number;
  name: string;
  templateId: number | null;
  templateName: string | null;
  /** Its own job; null where it has a template. */
  job: TemplateJob | null;
  customerName: string | null;
  driverId: number | null;
  driverName: string | null;
  schedule: Schedule;
  state: 'on' | 'paused' | 'ended';
  /** The next ten dates; none once it has ended. */
  next: NextDate[];
  /** Dates that failed or were missed, until they are corrected or skipped. */
  problems: Occurrence[];
  createdAt: string;
  updatedAt: string;
  /** Counts the changes; sent as ETag. */
  version: number;
};
export type ScheduleBody = {
  kind: 'weekdays' | 'month-day' | 'dates';
  /** Of `weekdays`: Monday 1 to Sunday 7. */
  weekdays?: number[];
  /** Of `weekdays`: every so many weeks from that of the start on; 1 unless given. */
  everyWeeks?: number;
  /** Of `month-day`: the last day of a shorter month. */
  monthDay?: number;
  /** Of `dates`: at most 100. */
  dates?: string[];
  startOn: string;
  endOn?: string | null;
  /** Whose statutory holidays count; null where none do. */
  province?:
    | ('AB' | 'BC' | 'MB' | 'NB' | 'NL' | 'NS' | 'NT' | 'NU' | 'ON' | 'PE' | 'QC' | 'SK' | 'YT')
    | null;
  /** Leave it out, take the business day `before` or `after`, or make it all the same; left out unless given. */
  onHoliday?: 'skip' | 'before' | 'after' | 'make';
  /** How many days before its day a job is made. */
  daysAhead: number;
  /** As clocks of the company show it. */
  makeAt: string;
};
export type NewRecurringJob = {
  name: string;
  templateId?: number | null;
  job?: TemplateJobBody | null;
  driverId?: number | null;
  schedule: ScheduleBody;
};
export type RecurringJobChanges = {
  name?: string;
  templateId?: number | null;
  job?: TemplateJobBody | null;
  driverId?: number | null;
  schedule?: ScheduleBody;
  /** One that has ended stays so. */
  state?: 'on' | 'paused' | 'ended';
};
export type SeriesDate = {
  /** As `plannedOn` names it. */
  date: string;
};
export type SchedulePreview = {
  schedule: ScheduleBody;
};
