import { can } from '@dispatch/domain/people/permissions';
import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../http/access/actor';
import type { PageOf } from '../../../http/answers/paging';
import { hiddenActions } from '../../activity/activity-readers';
import { ActivityQueries } from '../../activity/activity.queries';
import type { ActivityAnswer } from '../../activity/activity.schema';
import { withoutPrices } from '../../activity/without-prices';
import type { JobActivityQuery } from '../job-query.schema';
import { JobQueries } from './job.queries';

const PHOTOS_ADDED = ['job.photo-added'] as const;

/** What happened to a job. */
@Injectable()
export class JobHistoryService {
  constructor(
    private readonly jobQueries: JobQueries,
    private readonly activity: ActivityQueries,
  ) {}

  /** @throws AppError not_found for a job that is unknown or deleted; one that was called off has its history */
  async list(
    actor: Actor,
    jobId: number,
    { photos, ...query }: JobActivityQuery,
  ): Promise<PageOf<ActivityAnswer>> {
    await this.jobQueries.assertKept(jobId);
    const without = [...hiddenActions(actor), ...(photos === 'all' ? [] : PHOTOS_ADDED)];
    const page = await this.activity.list(
      { ...query, resource: 'job', resourceId: jobId },
      without,
    );
    return can(actor, 'prices:read') ? page : page.map(withoutPrices);
  }
}
