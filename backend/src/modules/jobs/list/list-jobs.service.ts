import { AppError } from '@dispatch/domain/errors';
import { can } from '@dispatch/domain/people/permissions';
import { isOpen, JOB_STATUSES, type JobStatus } from '@dispatch/domain/jobs/job-status';
import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../http/access/actor';
import { pageRequest } from '../../../http/answers/paging';
import type { JobOrder } from './job-order';
import { jobScope } from '../job-scope';
import { JobJsonList } from './job-json-list';
import type { JobListQueryDto } from '../job-query.dto';

export type JobGroup = 'all' | 'active' | 'completed';

const STATUSES: Record<JobGroup, readonly JobStatus[] | undefined> = {
  all: undefined,
  active: JOB_STATUSES.filter(isOpen),
  completed: ['delivered'],
};

/** The lists of the dispatcher console. */
@Injectable()
export class ListJobsService {
  constructor(private readonly jobTexts: JobJsonList) {}

  /** @throws AppError forbidden for an order by price without permission to see prices */
  list(actor: Actor, group: JobGroup, query: JobListQueryDto) {
    const { limit, offset, sort, order, ...filters } = query;
    // The order alone would reveal which job costs more.
    if (sort === 'price' && !can(actor, 'prices:read')) throw new AppError('forbidden');
    const isOfCompleted = group === 'completed' || filters.billing !== undefined;
    const by: JobOrder['by'] = sort ?? (isOfCompleted ? 'completedAt' : 'createdAt');
    const selection = { scope: jobScope(actor), statuses: STATUSES[group], filters };
    const ordered = { by, direction: order };
    return this.jobTexts.list(actor, selection, ordered, pageRequest({ limit, offset }));
  }
}
