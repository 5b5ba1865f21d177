import { DRIVER_GROUPS, JOB_STATUS, type DriverGroup } from '@dispatch/domain/jobs/job-status';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { api } from '../api';
import type { Job } from '../jobs';
import type { Page } from './pages';
import { phoneCache, phoneEndpoints } from '../phone';

interface ApiState {
  api: ReturnType<typeof api.reducer>;
}

export type ApiDispatch = ThunkDispatch<ApiState, unknown, UnknownAction>;

/** The list with the job in it, in its old place if it had one, or without it. */
function listed(jobs: readonly Job[], job: Job, isMember: boolean): Job[] {
  const isKnown = jobs.some(({ id }) => id === job.id);
  if (!isMember) return jobs.filter(({ id }) => id !== job.id);
  return isKnown ? jobs.map((other) => (other.id === job.id ? job : other)) : [job, ...jobs];
}

function paged(pages: readonly Page<Job>[], job: Job, isMember: boolean): Page<Job>[] {
  const wasMember = pages.some(({ records }) => records.some(({ id }) => id === job.id));
  const gained = Number(isMember) - Number(wasMember);
  return pages.map((page, index) => ({
    ...page,
    records: index === 0 || !isMember ? listed(page.records, job, isMember) : page.records,
    total: page.total + gained,
  }));
}

function patchGroup(group: DriverGroup, job: Job, isMember: boolean, driverId: number) {
  const change = (jobs: readonly Job[]) => listed(jobs, job, isMember);
  switch (group) {
    case 'assigned':
      return phoneCache.updateQueryData('listDriverAssignedJobs', { driverId }, change);
    case 'active':
      return phoneCache.updateQueryData('listDriverActiveJobs', { driverId }, change);
    case 'completed':
      return phoneCache.updateQueryData('driverCompletedJobPages', { driverId }, (shown) => {
        shown.pages = paged(shown.pages, job, isMember);
      });
  }
}

/** Shows a job as the server has it now, wherever its driver sees it. */
export function showJob(job: Job) {
  return (dispatch: ApiDispatch): void => {
    void dispatch(phoneCache.upsertQueryData('getJob', { id: job.id }, job));
    const { driverId } = job;
    if (driverId === null) return;
    const own = JOB_STATUS[job.status].group;
    for (const group of DRIVER_GROUPS) dispatch(patchGroup(group, job, group === own, driverId));
  };
}

/** Lets a job that a list has told of be opened at once, without a connection. */
export function rememberJob(job: Job) {
  return (dispatch: ApiDispatch, getState: () => ApiState): void => {
    const arg = { id: job.id };
    // What is known already is as new, or shows a change that is under way.
    if (phoneEndpoints.getJob.select(arg)(getState()).data) return;
    void dispatch(phoneCache.upsertQueryData('getJob', arg, job));
  };
}
