import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../http/access/actor';
import type { PageOf } from '../../../http/answers/paging';
import { ActivityQueries } from '../../activity/activity.queries';
import type { ActivityAnswer } from '../../activity/activity.schema';
import type { JobActivityQuery } from '../job-query.schema';
import { JobQueries } from './job.queries';

/** What happened to a job. */
@Injectable()
export class JobHistoryService {
  constructor(
    private readonly jobQueries: JobQueries,
    private readonly activity: ActivityQueries,
  ) {}

  /** @throws AppError not_found, as for the job itself */
  async list(
    actor: Actor,
    jobId: number,
    query: JobActivityQuery,
  ): Promise<PageOf<ActivityAnswer>> {
    await this.jobQueries.get(actor, jobId);
    return this.activity.list({ ...query, resource: 'job', resourceId: jobId });
  }
}
