import type { ApiDispatch, ApiState } from './api';
import { listTag, provideRecordTags } from './cache/tags';
import { generatedPhoneApi, type Driver, type Job } from './generated/phoneEndpoints';

/** The job counts of a driver change with their jobs, as those of the lists do. */
const provideDriver = (driver: Driver | undefined) => [
  ...provideRecordTags('driver', driver),
  listTag('driver'),
];

/** One job and one driver, for the office and for the driver's phone. */
const enhanced = generatedPhoneApi.enhanceEndpoints({
  endpoints: {
    getJob: {
      // It shows facts of its customer and driver, which change as they do in the lists.
      providesTags: (job) => [...provideRecordTags('job', job), listTag('job')],
    },
    getDriver: { providesTags: provideDriver },
    getDriverByUser: { providesTags: provideDriver },
  },
});

export const { useGetJobQuery, useGetDriverQuery, useGetDriverByUserQuery } = enhanced;
export const { getJob, getDriver } = enhanced.endpoints;

/** What the driver's phone knows of a job before anybody asks for it alone. */
export function rememberJob(job: Job) {
  return (dispatch: ApiDispatch, getState: () => ApiState): void => {
    const arg = { id: job.id };
    // What is known already is as new, or shows a change that is under way.
    if (getJob.select(arg)(getState()).data) return;
    void dispatch(enhanced.util.upsertQueryData('getJob', arg, job));
  };
}
