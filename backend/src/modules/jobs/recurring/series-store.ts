import { AppError, staleVersion } from '@dispatch/domain/errors';
import { Injectable } from '@nestjs/common';
import { found } from '../../../database/records/found';
import { holdRecord, type Stored } from '../../../database/records/records';
import { RecurringJob } from '../../../database/schema/entities/recurring/recurring-job';
import type { Tx } from '../../../database/transactions/transaction';
import type { Actor } from '../../../http/access/actor';
import type { Target } from '../../../http/input/target';
import { type ActivityActor, ActivityLog } from '../../base/activity/activity-log';
import { Notices } from '../../base/inbox/notices';
import { RecurringJobQueries } from './recurring-job.queries';

type Action = `recurring-job.${'created' | 'changed' | 'failed' | 'deleted'}`;

/** The common first and last steps of every change of a series. */
@Injectable()
export class SeriesStore {
  constructor(
    private readonly queries: RecurringJobQueries,
    private readonly activity: ActivityLog,
    private readonly notices: Notices,
  ) {}

  /** Locks the series against changes and new jobs. @throws AppError not_found, stale_version, recurring_ended */
  async hold(
    tx: Tx,
    actor: Actor,
    { id, version }: Target,
    mayHaveEnded = false,
  ): Promise<Stored<RecurringJob>> {
    const held = found(await holdRecord(tx, RecurringJob, 'id = ?', [id]));
    if (version !== null && version !== held.version)
      throw staleVersion(await this.queries.get(actor, id));
    if (held.state === 'ended' && !mayHaveEnded) throw new AppError('recurring_ended');
    return held;
  }

  /** A user who changes a series has seen its failures. */
  async record(
    tx: Tx,
    actor: ActivityActor,
    action: Action,
    { id, version }: { readonly id: number; readonly version: number },
    facts: { readonly before?: object | null; readonly after?: object | null },
  ): Promise<void> {
    const { before = null, after = null } = facts;
    await this.activity.record(tx, actor, {
      ...{ action, resourceId: id, version },
      ...{ before: before && { ...before }, after: after && { ...after } },
    });
    if (action === 'recurring-job.changed' || action === 'recurring-job.deleted')
      await this.notices.settle('recurring-job-failed', String(id));
  }
}
