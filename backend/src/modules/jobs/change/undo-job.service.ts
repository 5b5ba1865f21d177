import { AppError } from '@dispatch/domain/errors';
import { putBackOf, UNDO_HOURS } from '@dispatch/domain/jobs/undo';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../config/clock';
import type { Job } from '../../../database/schema/entities/jobs/job';
import { TransactionRunner } from '../../../database/transactions/transaction-runner';
import type { Tx } from '../../../database/transactions/transaction';
import type { Actor } from '../../../http/access/actor';
import { OwnChangesRepository } from '../../base/activity/own-changes.repository';
import type { JobAnswer } from '../job.schema';
import { JobQueries } from '../read/job.queries';
import { JobChanges } from './job-changes';
import { JobLinks } from './job-links';
import { JobRepository } from '../records/job.repository';
import { RestoreJob } from './restore-job';

const HOUR_MS = 60 * 60 * 1000;

/** A job, and its version after the change to undo. */
interface Undone {
  readonly id: number;
  readonly version: number;
}

/** Undoes a change of a job: its driver, its pickup date or its deletion. */
@Injectable()
export class UndoJobService {
  constructor(
    private readonly transactions: TransactionRunner,
    private readonly changes: JobChanges,
    private readonly links: JobLinks,
    private readonly relisting: RestoreJob,
    private readonly jobRepository: JobRepository,
    private readonly jobQueries: JobQueries,
    private readonly ownChanges: OwnChangesRepository,
    private readonly clock: Clock,
  ) {}

  /** @throws AppError undo_over, stale_version, not_found, validation_failed on `driverId` for a driver who left */
  undo(actor: Actor, undone: Undone): Promise<JobAnswer> {
    const { id, version } = undone;
    return this.transactions.run(async (tx) => {
      const since = new Date(this.clock.now().getTime() - UNDO_HOURS * HOUR_MS);
      const made = { resource: 'job' as const, id, version };
      const own = await this.ownChanges.find(tx, actor.userId, made, since);
      if (own?.action === 'job.deleted') return this.restore(tx, actor, undone);
      const putBack = own && putBackOf(own.action, own.before);
      if (putBack === null) throw undoOver();
      return this.changes.change(actor, { id, version: null }, async (_tx, job) => {
        if (!isAsLeft(job, own?.after ?? {})) throw new AppError('stale_version');
        await this.links.assertNewDriver(tx, job, putBack.driverId);
        return { fields: putBack };
      });
    });
  }

  private async restore(tx: Tx, actor: Actor, { id, version }: Undone): Promise<JobAnswer> {
    const job = await this.jobRepository.holdUnlisted(tx, id);
    // It was already restored or permanently deleted.
    if (job?.version !== version) throw undoOver();
    const beside = { before: {}, after: {} };
    await this.relisting.relist(tx, actor, job, { beside, action: 'job.restored' });
    return this.jobQueries.get(actor, id);
  }
}

/** Whether the same facts are unchanged since. Other changes stay. */
function isAsLeft(job: Job, after: Readonly<Record<string, unknown>>): boolean {
  const now = new Map<string, unknown>(Object.entries(job));
  return Object.entries(after).every(([fact, value]) => now.get(fact) === value);
}

const undoOver = () => new AppError('undo_over', { hours: UNDO_HOURS });
