import { type Doing, PRESENCE_SILENCE_MS } from '@dispatch/domain/people/presence';
import { Injectable } from '@nestjs/common';
import { LessThan } from 'typeorm';
import { Clock } from '../../../config/clock';
import { JobViewer } from '../../../database/schema/entities/jobs/job-viewer';
import type { Tx } from '../../../database/transactions/transaction';
import { TransactionRunner } from '../../../database/transactions/transaction-runner';
import { uniqueViolation } from '../../../database/engines/unique-violation';
import type { Actor } from '../../../http/access/actor';
import { ChangeFeed } from '../../base/activity/change-feed';
import { PresenceQueries } from './presence.queries';
import type { PresenceAnswer } from './presence.schema';
import type { PresenceDto } from './presence.dto';

/** One window of one user on one job. */
type ViewerKey = Pick<JobViewer, 'jobId' | 'userId' | 'viewer'>;

/** Records that a user opens or leaves a job. The log gets no entry, because the job does not change. */
@Injectable()
export class ReportPresenceService {
  constructor(
    private readonly transactions: TransactionRunner,
    private readonly queries: PresenceQueries,
    private readonly feed: ChangeFeed,
    private readonly clock: Clock,
  ) {}

  /** Returns the other viewers, and publishes an event if they see a change. */
  async report(
    actor: Actor,
    jobId: number,
    { viewer, doing }: PresenceDto,
  ): Promise<PresenceAnswer[]> {
    const key = { jobId, userId: actor.userId, viewer };
    await this.queries.assertJob(jobId);
    await this.transactions
      .run(async (tx) => {
        const differs =
          doing === 'nothing' ? await this.leave(tx, key) : await this.stay(tx, key, doing);
        if (differs) tx.afterCommit(() => this.feed.publishPresence(jobId));
      })
      .catch((error: unknown) => {
        // The same window reported twice concurrently; the other report counts.
        if (uniqueViolation(error) === null) throw error;
      });
    return this.queries.others(actor, jobId);
  }

  private async stay(tx: Tx, key: ViewerKey, doing: Doing): Promise<boolean> {
    const now = this.clock.now();
    const known = await tx.manager.findOneBy(JobViewer, key);
    if (known === null) {
      await tx.manager.insert(JobViewer, { ...key, doing, since: now, seenAt: now });
      return true;
    }
    const wasThere = now.getTime() - known.seenAt.getTime() <= PRESENCE_SILENCE_MS;
    const isSame = wasThere && known.doing === doing;
    const fields = { seenAt: now, ...(!isSame && { doing, since: now }) };
    await tx.manager.update(JobViewer, key, fields);
    return !isSame;
  }

  private async leave(tx: Tx, key: ViewerKey): Promise<boolean> {
    if ((await tx.manager.findOneBy(JobViewer, key)) === null) return false;
    await tx.manager.delete(JobViewer, key);
    return true;
  }
}

/** Deletes windows without a report since `before`. */
export async function removeSilent(tx: Tx, before: Date): Promise<void> {
  await tx.manager.delete(JobViewer, { seenAt: LessThan(before) });
}
