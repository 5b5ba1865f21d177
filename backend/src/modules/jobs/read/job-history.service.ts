import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../http/access/actor';
import type { PageOf } from '../../../http/answers/paging';
import { ActivityQueries } from '../../base/activity/activity.queries';
import type { ActivityAnswer } from '../../base/activity/activity.schema';
import { JobQueries } from './job.queries';
import type { JobActivityQueryDto } from '../job-query.dto';

const PHOTOS_ADDED = ['job.photo-added'] as const;

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
    { photos, ...query }: JobActivityQueryDto,
  ): Promise<PageOf<ActivityAnswer>> {
    await this.jobQueries.assertKept(jobId);
    const ofJob = { ...query, resource: 'job', resourceId: jobId } as const;
    return this.activity.list(actor, ofJob, photos === 'all' ? [] : PHOTOS_ADDED);
  }
}
