import { AppError, fieldError } from '@dispatch/domain/errors';
import type { DatedOccurrence } from '@dispatch/domain/recurring/due';
import type { OccurrenceReason, OccurrenceState } from '@dispatch/domain/recurring/series';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../config/clock';
import { uniqueViolation } from '../../../../database/engines/unique-violation';
import {
  findRecord,
  holdRecord,
  insertRecord,
  type Stored,
} from '../../../../database/records/records';
import { JobTemplate } from '../../../../database/schema/entities/recurring/job-template';
import {
  RecurringJob,
  RecurringOccurrence,
} from '../../../../database/schema/entities/recurring/recurring-job';
import type { Tx } from '../../../../database/transactions/transaction';
import { TransactionRunner } from '../../../../database/transactions/transaction-runner';
import { storedJob } from '../../templates/template-job.schema';
import { Notices } from '../../../base/inbox/notices';
import { stillColleague } from '../../colleagues/colleagues';
import { CreateJobService } from '../../change/create-job.service';
import { SeriesStore } from '../series-store';
import type { CreateJobDto } from '../../job-body.dto';

type Series = Stored<RecurringJob>;

const REASONS: Readonly<Partial<Record<string, OccurrenceReason>>> = {
  unknown_customer: 'customer-gone',
  unknown_driver: 'driver-gone',
  unknown_template: 'template-gone',
};

/**
 * Creates the job of one date and its record in one transaction. The record's unique key stops a second server, and a
 * killed server leaves nothing partial.
 */
@Injectable()
export class MakeOccurrenceService {
  constructor(
    private readonly transactions: TransactionRunner,
    private readonly jobs: CreateJobService,
    private readonly store: SeriesStore,
    private readonly notices: Notices,
    private readonly clock: Clock,
  ) {}

  async make(series: Series, occurrence: DatedOccurrence): Promise<void> {
    try {
      await this.once(() => this.transactions.run((tx) => this.makeNow(tx, series, occurrence)));
    } catch (error) {
      if (!(error instanceof AppError) || error.status >= 500) throw error;
      await this.settle(series, occurrence, 'failed', reasonOf(error));
    }
  }

  /** Records the result of a date without a job. */
  async settle(
    series: Series,
    occurrence: DatedOccurrence,
    state: 'failed' | 'missed',
    reason: OccurrenceReason | null,
  ): Promise<void> {
    await this.once(() =>
      this.transactions.run(async (tx) => {
        if (!(await isAsBefore(tx, series))) return;
        await this.insert(tx, series, occurrence, { state, reason });
        const after = { date: occurrence.day, [state]: reason ?? true };
        await this.store.record(tx, null, 'recurring-job.failed', series, { after });
        await this.notices.raise({
          ...{ kind: 'recurring-job-failed', subjectKey: String(series.id) },
          ...{ details: { name: series.name }, dueOn: occurrence.day },
        });
      }),
    );
  }

  private async makeNow(tx: Tx, series: Series, occurrence: DatedOccurrence): Promise<void> {
    if (!(await isAsBefore(tx, series))) return;
    const recordId = await this.insert(tx, series, occurrence, { state: 'made', reason: null });
    const job = await bodyOf(tx, series);
    const body: CreateJobDto = {
      ...job,
      responsibleId: await stillColleague(tx, job.responsibleId),
      driverId: series.driverId,
      preferredPickupDate: occurrence.day,
    };
    const { id, name } = series;
    const told = { recurringJob: { id, name } };
    const jobId = await this.jobs.make(tx, { userId: null, name }, body, null, told);
    await tx.manager.query('UPDATE recurring_occurrences SET jobId = ? WHERE id = ?', [
      ...[jobId, recordId],
    ]);
  }

  private insert(
    tx: Tx,
    { id: seriesId }: Series,
    { plannedOn, day }: DatedOccurrence,
    outcome: { readonly state: OccurrenceState; readonly reason: OccurrenceReason | null },
  ): Promise<number> {
    const record = { seriesId, plannedOn, day, jobId: null, at: this.clock.now(), ...outcome };
    return insertRecord(tx, RecurringOccurrence, record);
  }

  /** Does nothing if another server was first. */
  private async once(write: () => Promise<void>): Promise<void> {
    try {
      await write();
    } catch (error) {
      if (uniqueViolation(error) !== 'recurring_occurrences_once') throw error;
    }
  }
}

/** It may have been paused, changed or deleted since it was read. */
async function isAsBefore(tx: Tx, { id, version }: Series): Promise<boolean> {
  const held = await holdRecord(tx, RecurringJob, 'id = ?', [id]);
  return held?.state === 'on' && held.version === version;
}

async function bodyOf(
  tx: Tx,
  { job, templateId }: Series,
): Promise<Omit<CreateJobDto, 'driverId' | 'preferredPickupDate'>> {
  if (job !== null) return storedJob(job);
  const template = await findRecord(tx, JobTemplate, 'id = ?', [templateId]);
  if (template === null) throw fieldError('templateId', 'unknown_template');
  return storedJob(template.job);
}

function reasonOf({ details = [] }: AppError): OccurrenceReason {
  return REASONS[details[0]?.code ?? ''] ?? 'not-valid';
}
