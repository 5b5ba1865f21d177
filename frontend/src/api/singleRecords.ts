import type { ApiDispatch, ApiState } from './api';
import { listTag, provideRecordTags } from './cache/tags';
import { generatedPhoneApi, type Driver, type Job } from './generated/phoneEndpoints';

/** A driver's job counts change with the jobs, as in the lists. */
const provideDriver = (driver: Driver | undefined) => [
  ...provideRecordTags('driver', driver),
  listTag('driver'),
];

/** Single jobs and drivers, for the office and for the driver's phone. */
const enhanced = generatedPhoneApi.enhanceEndpoints({
  endpoints: {
    getJob: {
      // It shows fields of its customer and driver, which change as in the lists.
      providesTags: (job) => [...provideRecordTags('job', job), listTag('job')],
    },
    getDriver: { providesTags: provideDriver },
    getDriverByUser: { providesTags: provideDriver },
  },
});

export const { useGetJobQuery, useGetDriverQuery, useGetDriverByUserQuery } = enhanced;
export const { getJob, getDriver } = enhanced.endpoints;

/** Caches a job from a driver's list as a single record, before it is requested. */
export function rememberJob(job: Job) {
  return (dispatch: ApiDispatch, getState: () => ApiState): void => {
    const arg = { id: job.id };
    // A cached job is equally fresh, or shows a change in progress.
    if (getJob.select(arg)(getState()).data) return;
    void dispatch(enhanced.util.upsertQueryData('getJob', arg, job));
  };
}
