import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../http/access/actor';
import type { PageOf } from '../../../http/answers/paging';
import { ActivityQueries } from '../../activity/activity.queries';
import type { ActivityAnswer } from '../../activity/activity.schema';
import type { JobActivityQuery } from '../job-query.schema';
import { JobQueries } from './job.queries';

const PHOTOS_ADDED = ['job.photo-added'] as const;

/** The history of a job. */
@Injectable()
export class JobHistoryService {
  constructor(
    private readonly jobQueries: JobQueries,
    private readonly activity: ActivityQueries,
  ) {}

  /** @throws AppError not_found for a job that is unknown or deleted; a cancelled job keeps its history */
  async list(
    actor: Actor,
    jobId: number,
    { photos, ...query }: JobActivityQuery,
  ): Promise<PageOf<ActivityAnswer>> {
    await this.jobQueries.assertKept(jobId);
    const ofJob = { ...query, resource: 'job', resourceId: jobId } as const;
    return this.activity.list(actor, ofJob, photos === 'all' ? [] : PHOTOS_ADDED);
  }
}
