import { AppError } from '@dispatch/domain/errors';
import {
  type DriverGroup,
  isOpen,
  JOB_STATUSES,
  type JobStatus,
  statusesOfGroup,
} from '@dispatch/domain/jobs/job-status';
import { can } from '@dispatch/domain/people/permissions';
import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../http/access/actor';
import { pageRequest } from '../../../http/answers/paging';
import type { DriverJobsQueryDto, JobListQueryDto } from '../job-query.dto';
import { jobScope } from '../job-scope';
import { JobQueries } from '../read/job.queries';
import { JobJsonList } from './job-json-list';
import type { JobOrder } from './job-order';

export type JobGroup = 'all' | 'active' | 'completed';

const STATUSES: Record<JobGroup, readonly JobStatus[] | undefined> = {
  all: undefined,
  active: JOB_STATUSES.filter(isOpen),
  completed: ['delivered'],
};

const SORT: Record<DriverGroup, JobOrder['by']> = {
  assigned: 'pickup',
  active: 'pickup',
  completed: 'completedAt',
};

@Injectable()
export class ListJobsService {
  constructor(
    private readonly jobTexts: JobJsonList,
    private readonly jobQueries: JobQueries,
  ) {}

  /**
   * The lists of the dispatcher console.
   * @throws AppError forbidden for an order by price without permission to see prices
   */
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

  /**
   * The groups of the driver dashboard.
   * @throws AppError not_found for an unknown driver, and for any driver but the actor
   */
  async listOfDriver(
    actor: Actor,
    driverId: number,
    group: DriverGroup,
    query: DriverJobsQueryDto,
  ) {
    const { limit, offset, order, q } = query;
    await this.assertReachable(actor, driverId);
    return this.jobTexts.list(
      actor,
      { scope: { driverId }, statuses: statusesOfGroup(group), filters: { q } },
      { by: SORT[group], direction: order },
      pageRequest({ limit, offset }),
    );
  }

  private async assertReachable(actor: Actor, driverId: number): Promise<void> {
    const scope = jobScope(actor);
    const isReachable =
      scope === 'all' ? await this.jobQueries.driverExists(driverId) : scope.driverId === driverId;
    if (!isReachable) throw new AppError('not_found');
  }
}
