import { AppError } from '@dispatch/domain/errors';
import {
  type Doing,
  peopleViewing,
  PRESENCE_SILENCE_MS,
  type Viewing,
} from '@dispatch/domain/people/presence';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../config/clock';
import { Database } from '../../../database/database';
import { uniqueViolation } from '../../../database/engines/unique-violation';
import { rowsChanged } from '../../../database/records/records';
import { type Row, toDate } from '../../../database/rows';
import { JobViewer } from '../../../database/schema/entities/jobs/job-viewer';
import type { Tx } from '../../../database/transactions/transaction';
import { TransactionRunner } from '../../../database/transactions/transaction-runner';
import type { Actor } from '../../../http/access/actor';
import { ChangeFeed } from '../../base/activity/change-feed';
import type { PresenceDto } from './presence.dto';
import type { PresenceAnswer } from './presence.schema';

/** One window of one user on one job. */
type ViewerKey = Pick<JobViewer, 'jobId' | 'userId' | 'viewer'>;

@Injectable()
export class PresenceService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly transactions: TransactionRunner,
    private readonly feed: ChangeFeed,
  ) {}

  /** Reads the viewers of a job. @throws AppError not_found for a job that is unknown or deleted */
  async assertJob(jobId: number): Promise<void> {
    const rows = await this.database.query<Row>(
      'SELECT id FROM jobs WHERE id = ? AND deletedAt IS NULL',
      [jobId],
    );
    if (rows.length === 0) throw new AppError('not_found');
  }

  /** All viewers except the actor. @throws AppError not_found */
  async others(actor: Actor, jobId: number): Promise<PresenceAnswer[]> {
    await this.assertJob(jobId);
    const rows = await this.database.query<Row>(
      `SELECT v.userId, u.name, v.doing, v.since FROM job_viewers v JOIN users u ON u.id = v.userId
       WHERE v.jobId = ? AND v.userId <> ? AND v.seenAt >= ?`,
      [jobId, actor.userId, new Date(this.clock.now().getTime() - PRESENCE_SILENCE_MS)],
    );
    const viewings = rows.map((row) => ({
      ...(row as unknown as Omit<Viewing, 'since'>), // the named columns, validated when written
      since: toDate(row.since),
    }));
    return peopleViewing(viewings).map((person) => ({
      ...person,
      since: person.since.toISOString(),
    }));
  }

  /**
   * Records that a user opens or leaves a job. The log gets no entry, because the job does not change. Returns the
   * other viewers, and publishes an event if they see a change.
   */
  async report(
    actor: Actor,
    jobId: number,
    { viewer, doing }: PresenceDto,
  ): Promise<PresenceAnswer[]> {
    const key = { jobId, userId: actor.userId, viewer };
    await this.assertJob(jobId);
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
    return this.others(actor, jobId);
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
  await rowsChanged(tx, 'DELETE FROM job_viewers WHERE seenAt < ?', [before]);
}
