import { AppError } from '@dispatch/domain/errors';
import { type DriverGroup, statusesOfGroup } from '@dispatch/domain/jobs/job-status';
import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../http/access/actor';
import { pageRequest } from '../../../http/answers/paging';
import type { JobOrder } from './job-order';
import { jobScope } from '../job-scope';
import { JobJsonList } from './job-json-list';
import { JobQueries } from '../read/job.queries';
import type { DriverJobsQueryDto } from '../job-query.dto';

const SORT: Record<DriverGroup, JobOrder['by']> = {
  assigned: 'pickup',
  active: 'pickup',
  completed: 'completedAt',
};

/** The groups of the driver dashboard. */
@Injectable()
export class DriverJobsService {
  constructor(
    private readonly jobQueries: JobQueries,
    private readonly jobTexts: JobJsonList,
  ) {}

  /** @throws AppError not_found for an unknown driver, and for any driver but the actor */
  async list(actor: Actor, driverId: number, group: DriverGroup, query: DriverJobsQueryDto) {
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
