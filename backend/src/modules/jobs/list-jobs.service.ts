import { isOpen, JOB_STATUSES, type JobStatus } from '@dispatch/domain/job-status';
import { Injectable } from '@nestjs/common';
import type { Actor } from '../../http/actor';
import { pageRequest } from '../../http/paging';
import type { JobOrder } from './job-order';
import type { JobListQuery } from './job-query.schema';
import { jobScope } from './job-scope';
import { JobTexts } from './job-texts';
import { JobQueries } from './job.queries';

export type JobGroup = 'all' | 'active' | 'completed';

const STATUSES: Record<JobGroup, readonly JobStatus[] | undefined> = {
  all: undefined,
  active: JOB_STATUSES.filter(isOpen),
  completed: ['delivered'],
};

/** The lists of the dispatcher console. */
@Injectable()
export class ListJobsService {
  constructor(
    private readonly jobs: JobQueries,
    private readonly texts: JobTexts,
  ) {}

  list(actor: Actor, group: JobGroup, query: JobListQuery) {
    const { limit, offset, sort, order, ...filters } = query;
    const isOfCompleted = group === 'completed' || filters.billing !== undefined;
    const by: JobOrder['by'] = sort ?? (isOfCompleted ? 'completedAt' : 'createdAt');
    const selection = { scope: jobScope(actor), statuses: STATUSES[group], filters };
    const ordered = { by, direction: order };
    const page = pageRequest({ limit, offset });
    // Thousands of them, of which a few have changed when they are asked for again.
    const isWhole = page === null && Object.values(filters).every((value) => !value);
    if (group === 'active' && isWhole) return this.texts.list(actor, selection, ordered);
    return this.jobs.list(actor, selection, ordered, page);
  }
}
